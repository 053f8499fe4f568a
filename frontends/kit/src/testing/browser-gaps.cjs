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
// jsdom logs an error for a pseudo-element.
window.getComputedStyle = (element) => getComputedStyle(element);

performance.getEntriesByType ??= () => [];

for (const name of ['appendChild', 'insertBefore']) {
  const original = Node.prototype[name];
  Node.prototype[name] = function (node, ...at) {
    const isStyle = node.nodeName === 'STYLE' && node.hasAttribute('data-css-hash');
    return isStyle ? node : original.call(this, node, ...at);
  };
}
