/** The browser's other tabs, as a test plays them: jsdom has no channel to them. */
export function fakeChannels() {
  const told: unknown[] = [];
  const open = new Set<EventTarget>();
  class FakeChannel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }

    postMessage(message: unknown) {
      told.push(message);
    }

    close() {
      open.delete(this);
    }
  }
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
  return {
    told,
    tell: (data: unknown) => open.forEach((channel) => channel.dispatchEvent(new MessageEvent('message', { data }))),
  };
}
