/** A fake BroadcastChannel, which jsdom does not have. */
export function fakeChannels() {
  const sentMessages: unknown[] = [];
  const open = new Set<EventTarget>();
  class FakeChannel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }

    postMessage(message: unknown) {
      sentMessages.push(message);
    }

    close() {
      open.delete(this);
    }
  }
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
  return {
    sentMessages,
    receive: (data: unknown) => open.forEach((channel) => channel.dispatchEvent(new MessageEvent('message', { data }))),
  };
}
