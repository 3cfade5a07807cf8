// Puts a text on the clipboard.

/** Copies the text of a field, and tells whether that worked; where it did not, the text stands selected. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Not over plain HTTP from another machine: the old way, and else by hand.
    return document.execCommand('copy');
  }
}
