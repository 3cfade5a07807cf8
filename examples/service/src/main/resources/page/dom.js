// Makes elements. Texts are always texts, never markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element; attributes named on… are listeners. */
export function html(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** An SVG element. */
export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** A button that submits nothing. */
export function button(label, onclick, attributes = {}) {
  return html('button', { type: 'button', onclick, ...attributes }, label);
}

/** Shows an element or hides it. */
export function show(element, visible) {
  element.hidden = !visible;
}

/** Begins a sentence with a capital. */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

let ids = 0;

/** An id that no other element has. */
export function freshId(name) {
  ids += 1;
  return `${name}-${ids}`;
}
