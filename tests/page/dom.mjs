// As much of a document as Preact draws into: elements, text, attributes, listeners. There is no layout; what has a
// size has none here.
import { fits } from "./selectors.mjs";

class Node {
  constructor(type) {
    Object.assign(this, { nodeType: type, parentNode: null, childNodes: [] });
  }

  get firstChild() {
    return this.childNodes[0] || null;
  }
  get nextSibling() {
    return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] || null;
  }
  get parentElement() {
    return this.parentNode;
  }
  get isConnected() {
    return this === document || Boolean(this.parentNode?.isConnected);
  }
  get textContent() {
    return this.nodeType === 3 ? this.data : this.childNodes.map((child) => child.textContent).join("");
  }
  set textContent(text) {
    this.childNodes = [];
    if (text) this.append(text);
  }

  contains(other) {
    return other === this || this.childNodes.some((child) => child.contains(other));
  }
  appendChild(child) {
    return this.insertBefore(child, null);
  }
  append(...children) {
    for (const child of children)
      this.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }

  replaceChildren(...children) {
    this.childNodes = [];
    this.append(...children);
  }

  insertBefore(child, before) {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild(child) {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  remove() {
    this.parentNode?.removeChild(this);
  }
}

class Text extends Node {
  constructor(data) {
    super(3);
    this.data = String(data);
  }
}

class Element extends Node {
  constructor(name, space = null) {
    super(1);
    Object.assign(this, {
      localName: name,
      namespaceURI: space,
      kept: new Map(),
      heard: new Map(),
      style: { setProperty() {} },
    });
    if (space?.endsWith("svg")) this.ownerSVGElement = null;
  }

  get nodeName() {
    return this.localName;
  }
  get attributes() {
    return [...this.kept].map(([name, value]) => ({ name, value }));
  }
  get className() {
    return this.getAttribute("class") || "";
  }
  set className(value) {
    this.setAttribute("class", value);
  }
  get children() {
    return this.childNodes.filter((child) => child.nodeType === 1);
  }
  get dataset() {
    return Object.fromEntries(
      [...this.kept]
        .filter(([name]) => name.startsWith("data-"))
        .map(([name, value]) => [name.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]),
    );
  }
  setAttribute(name, value) {
    this.kept.set(name, String(value));
  }
  removeAttribute(name) {
    this.kept.delete(name);
  }
  getAttribute(name) {
    return this.kept.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.kept.has(name);
  }
  matches(selector) {
    return fits(this, selector);
  }
  closest(selector) {
    return fits(this, selector) ? this : this.parentNode?.closest?.(selector) || null;
  }
  querySelectorAll(selector) {
    return this.children.flatMap((child) => [
      ...(fits(child, selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] || null;
  }
  getClientRects() {
    return [this.getBoundingClientRect()];
  }
  getBoundingClientRect() {
    return { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  addEventListener(kind, hear) {
    this.heard.set(kind, [...(this.heard.get(kind) || []), hear]);
  }
  removeEventListener(kind, hear) {
    this.heard.set(
      kind,
      (this.heard.get(kind) || []).filter((one) => one !== hear),
    );
  }
  dispatchEvent(event) {
    event.target ??= this;
    for (const hear of this.heard.get(event.type) || []) hear.call(this, event);
    if (!event.stopped) this.parentNode?.dispatchEvent(event);
  }

  click() {
    if (this.getAttribute("disabled") === null) this.dispatchEvent(event("click"));
  }
  focus() {
    document.activeElement = this;
  }
  scrollIntoView() {}
}

// By these Preact knows that onClick means "click".
for (const kind of ["click", "change", "input", "submit", "keydown", "focus", "blur", "pointerdown"])
  Element.prototype[`on${kind}`] = null;

export class Document extends Element {
  constructor() {
    super("#document");
    this.documentElement = this.appendChild(new Element("html"));
    this.head = this.documentElement.appendChild(new Element("head"));
    this.body = this.documentElement.appendChild(new Element("body"));
    this.adoptedStyleSheets = [];
    this.activeElement = this.body;
  }

  createElement(name) { return new Element(name); }
  createElementNS(space, name) { return new Element(name, space); }
  createTextNode(data) { return new Text(data); }
  getElementById(id) { return this.querySelector(`#${id}`); }
}

// An event as listeners see it.
export const event = (type, more = {}) => ({
  type, defaultPrevented: false, ...more,
  preventDefault() { this.defaultPrevented = true; },
  stopPropagation() { this.stopped = true; },
});
