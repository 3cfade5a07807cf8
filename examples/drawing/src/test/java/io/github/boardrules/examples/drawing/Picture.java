package io.github.boardrules.examples.drawing;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A picture read back with the JDK's parser, which fails where it is not well-formed. */
final class Picture {
    private final Document document;

    Picture(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            this.document = builder.parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    /** Returns the elements whose class attribute is the given one. */
    List<Element> ofClass(String name) {
        return elements("*").stream()
                .filter(element -> element.getAttribute("class").equals(name))
                .toList();
    }

    int count(String className) {
        return ofClass(className).size();
    }

    List<Element> elements(String tag) {
        NodeList nodes = document.getElementsByTagNameNS("*", tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    /** Returns the words of the elements with a tag. */
    List<String> words(String tag) {
        return elements(tag).stream().map(Element::getTextContent).toList();
    }
}
