const { TextDecoder, TextEncoder } = require('node:util');

const nothing = () => undefined;

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const later = globalThis.setTimeout;

class TimerChannel {
  constructor() {
    this.port1 = { onmessage: null, postMessage: (data) => deliver(this.port2, data) };
    this.port2 = { onmessage: null, postMessage: (data) => deliver(this.port1, data) };
  }
}

const deliver = (port, data) => later(() => port.onmessage?.({ data }), 0);

Object.assign(globalThis, {
  MessageChannel: globalThis.MessageChannel ?? TimerChannel,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
});

Object.assign(window, {
  matchMedia: (media) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }),
  scrollTo: nothing,
});

Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
});

Object.assign(HTMLMediaElement.prototype, {
  play: () => Promise.resolve(),
  pause: nothing,
});

Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
  },
  close() {
    this.open = false;
  },
});

const { getComputedStyle } = window;
const displays = new Map();

const inlineStyle = (element, property) => (element.hasAttribute('style') && element.style[property]) || undefined;

function inheritedStyle(element, property) {
  for (let at = element; at; at = at.parentElement) {
    const value = inlineStyle(at, property);
    if (value) return value;
  }
  return undefined;
}

/** Answers frequent style queries without jsdom's default style sheet, which is slow. */
class QuickStyle {
  constructor(element) {
    this.element = element;
  }

  get display() {
    const { element } = this;
    const own = inlineStyle(element, 'display') ?? (element.hasAttribute('hidden') ? 'none' : undefined);
    if (own) return own;
    const kind = `${element.localName} ${element.type} ${element.open}`;
    if (!displays.has(kind)) displays.set(kind, getComputedStyle(element).display);
    return displays.get(kind);
  }

  get visibility() {
    return inheritedStyle(this.element, 'visibility') ?? 'visible';
  }

  get pointerEvents() {
    return inheritedStyle(this.element, 'pointerEvents') ?? 'auto';
  }

  getPropertyValue(name) {
    return name === 'display' || name === 'visibility' ? this[name] : this.all.getPropertyValue(name);
  }

  get all() {
    return getComputedStyle(this.element);
  }
}

const quickStyle = { get: (quick, name) => (name in quick ? quick[name] : quick.all[name]) };

// jsdom logs an error for a pseudo-element, which would be a second argument.
window.getComputedStyle = (element) =>
  document.styleSheets.length > 0 ? getComputedStyle(element) : new Proxy(new QuickStyle(element), quickStyle);

performance.getEntriesByType ??= () => [];

const { setAttribute } = Element.prototype;
// antd's styles: jsdom would match each rule against every element of a query by role.
HTMLStyleElement.prototype.setAttribute = function (name, value) {
  if (name === 'data-rc-order') this.type = 'text/plain';
  setAttribute.call(this, name, value);
};
