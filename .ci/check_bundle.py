"""Checks a deployment bundle against what Maven Central asks for and what consumers need, and that another build of the
same sources is the same: check_bundle.py BUNDLE ANOTHER. Prints what holds; ends with 1 at what does not."""

import hashlib
import io
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
import zipfile
from pathlib import Path, PurePosixPath

GROUP = "io.github.boardrules"
PARENT = "board-rules"
# What each POM lists
DEPENDENCIES = {
    PARENT: set(),
    "common-geometry": {"guava"},
    "vaw-core": {"common-geometry", "guava"},
    "windborne-core": {"common-geometry", "guava"},
}
# What Guava brings
GUAVA = {"guava", "failureaccess", "listenablefuture", "jspecify", "error_prone_annotations", "j2objc-annotations"}
# The packages of each jar
PACKAGES = {
    "common-geometry": {"game", "geometry"},
    "vaw-core": {"vaw"},
    "windborne-core": {"windborne"},
}
CHECKSUMS = ["md5", "sha1", "sha256", "sha512"]
SBOMS = ["-cyclonedx.json", "-cyclonedx.xml"]
JARS = [".jar", "-sources.jar", "-javadoc.jar"]
MORE = {"common-geometry": ["-tests.jar"]}
# All that Central asks of a POM, where a list must not be empty
REQUIRED = [
    "groupId", "artifactId", "version", "name", "description", "url",
    "licenses/license/name", "licenses/license/url",
    "developers/developer/name", "developers/developer/organization",
    "scm/connection", "scm/developerConnection", "scm/url",
]  # fmt: skip
# All that else may stand in one
ALLOWED = {"modelVersion", "packaging", "parent", "dependencies"} | {path.split("/")[0] for path in REQUIRED}


def check(holds, complaint):
    if not holds:
        sys.exit(f"release check failed: {complaint}")


def read(path):
    with zipfile.ZipFile(path) as bundle:
        return {name: bundle.read(name) for name in bundle.namelist() if not name.endswith("/")}


def main_files(files):
    """The files that are no signatures and no checksums."""
    return {n: b for n, b in files.items() if n.rsplit(".", 1)[1] not in ["asc", *CHECKSUMS]}


def expected_names(version):
    for artifact in DEPENDENCIES:
        suffixes = [".pom", *SBOMS] + ([] if artifact == PARENT else JARS) + MORE.get(artifact, [])
        for suffix in suffixes:
            yield f"{GROUP.replace('.', '/')}/{artifact}/{version}/{artifact}-{version}{suffix}"


def check_pom(artifact, version, content):
    project = xml.fromstring(content)
    for element in project.iter():
        element.tag = element.tag.split("}")[-1]
    for path in REQUIRED:
        check((project.findtext(path) or "").strip(), f"the POM of {artifact} has no {path}")
    check(project.findtext("version") == version, f"the POM of {artifact} has another version")
    superfluous = {element.tag for element in project} - ALLOWED
    check(not superfluous, f"the POM of {artifact} has what no consumer needs: {superfluous}")
    dependencies = project.findall("dependencies/dependency")
    found = {dependency.findtext("artifactId") for dependency in dependencies}
    check(found == DEPENDENCIES[artifact], f"the POM of {artifact} lists {found}")
    for dependency in dependencies:
        check(dependency.findtext("scope", "compile") == "compile", f"{artifact}: a dependency that is not compiled with")
    parent = project.findtext("parent/artifactId")
    check(parent == (None if artifact == PARENT else PARENT), f"the parent of {artifact} is {parent}")


def check_jar(artifact, content):
    with zipfile.ZipFile(io.BytesIO(content)) as jar:
        names = {name for name in jar.namelist() if not name.endswith("/")}
    allowed = {"META-INF/MANIFEST.MF", "module-info.class", f"META-INF/services/{GROUP}.game.GameProvider"}
    packages = {f"io/github/boardrules/{package}" for package in PACKAGES[artifact]}
    for name in names - allowed:
        inside = str(PurePosixPath(name).parent) in packages and name.endswith(".class")
        check(inside and "ValueStyle" not in name, f"{name} in the jar of {artifact} is no consumer's business")
    check("module-info.class" in names, f"{artifact} is no module")


def check_zip(name, content, needed):
    with zipfile.ZipFile(io.BytesIO(content)) as jar:
        check(any(n.endswith(needed) for n in jar.namelist()), f"{name} has no {needed}")


def check_sbom(artifact, version, content):
    bom = json.loads(content)
    found = {component["name"] for component in bom.get("components", [])}
    if artifact == PARENT:
        wanted = set()
    elif artifact == "common-geometry":
        wanted = GUAVA
    else:
        wanted = GUAVA | {"common-geometry"}
    check(found == wanted, f"the SBOM of {artifact} lists {found}")
    about = bom["metadata"]["component"]
    check((about["name"], about["version"]) == (artifact, version), f"the SBOM of {artifact} is about something else")


def check_signature(folder, name, files):
    check(name + ".asc" in files, f"{name} is not signed")
    signed = folder / "file"
    signature = folder / "file.asc"
    signed.write_bytes(files[name])
    signature.write_bytes(files[name + ".asc"])
    verified = subprocess.run(["gpg", "--batch", "--verify", signature, signed], capture_output=True, check=False)
    check(verified.returncode == 0, f"the signature of {name} is wrong")


def check_checksums(name, files):
    for algorithm in CHECKSUMS:
        checksum = files.get(f"{name}.{algorithm}", b"").decode().strip()
        check(checksum == hashlib.new(algorithm, files[name]).hexdigest(), f"the {algorithm} of {name} is missing or wrong")


def main(bundle, another):
    files = read(bundle)
    mains = main_files(files)
    version = next(iter(mains)).split("/")[-2]
    check(not version.endswith("-SNAPSHOT"), "Central takes no snapshots")
    wanted = set(expected_names(version))
    check(set(mains) == wanted, f"missing: {sorted(wanted - set(mains))}; too many: {sorted(set(mains) - wanted)}")
    print(f"version {version}: {', '.join(DEPENDENCIES)}; no example")

    with tempfile.TemporaryDirectory() as folder:
        for name in sorted(mains):
            check_signature(Path(folder), name, files)
            check_checksums(name, files)
    print(f"{len(mains)} files: each with a good signature and {', '.join(CHECKSUMS)}")

    for name, content in mains.items():
        artifact = name.split("/")[-3]
        suffix = name.split("/")[-1].removeprefix(f"{artifact}-{version}")
        if suffix == ".pom":
            check_pom(artifact, version, content)
        elif suffix == ".jar":
            check_jar(artifact, content)
            print(f"{artifact}: {len(content)} bytes, nothing in it that a consumer does not need")
        elif suffix == "-sources.jar":
            check_zip(name, content, "module-info.java")
        elif suffix == "-javadoc.jar":
            check_zip(name, content, "index.html")
        elif suffix == "-cyclonedx.json":
            check_sbom(artifact, version, content)
    print("POMs: name, description, URL, licence, developers, SCM; common-geometry and Guava, nothing of the build")
    print("sources, documentation and SBOM of each module; the SBOMs list Guava and what it brings")

    others = main_files(read(another))
    differing = sorted(name for name in mains.keys() | others.keys() if mains.get(name) != others.get(name))
    check(not differing, f"a second build differs in {differing}")
    print("a second build in another folder: the same bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
