/** A fake BroadcastChannel, which jsdom does not have. */
export function fakeChannels() {
  const sent: unknown[] = [];
  const open = new Set<EventTarget>();
  class FakeChannel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }

    postMessage(message: unknown) {
      sent.push(message);
    }

    close() {
      open.delete(this);
    }
  }
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
  return {
    sent,
    receive: (data: unknown) => open.forEach((channel) => channel.dispatchEvent(new MessageEvent('message', { data }))),
  };
}
