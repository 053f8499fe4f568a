import type { EventSourceMessage } from 'eventsource-parser';
import { followStream } from './follow-stream';

export interface StreamListener {
  onMessage: (message: Pick<EventSourceMessage, 'event' | 'data'>) => void;
  /** Runs when the stream is open and events may have been missed. */
  onOpen?: () => void;
}

type Subscribe = (path: string, listener: StreamListener) => () => void;

/** Upper limit of the reconnect delay, in milliseconds. */
const MAX_RECONNECT_DELAY_MS = 5 * 60_000;

interface Stream {
  listeners: Set<StreamListener>;
  isOpen: boolean;
  close: () => void;
}

const streams = new Map<string, Stream>();

const subscribeInThisCopy: Subscribe = (path, listener) => {
  const stream = streams.get(path) ?? openStream(path);
  stream.listeners.add(listener);
  if (stream.isOpen) listener.onOpen?.();
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    stream.close();
    streams.delete(path);
  };
};

function openStream(path: string): Stream {
  const listeners = new Set<StreamListener>();
  const onConnectionChange = (isOpen: boolean) => {
    stream.isOpen = isOpen;
    if (isOpen) listeners.forEach((listener) => listener.onOpen?.());
  };
  const options = {
    path,
    onMessage: (message: EventSourceMessage) => listeners.forEach((listener) => listener.onMessage(message)),
    onConnectionChange,
    maxDelayMs: MAX_RECONNECT_DELAY_MS,
  };
  let controller = new AbortController();
  const followWhileVisible = () => {
    controller.abort();
    controller = new AbortController();
    stream.isOpen = false;
    if (!document.hidden) void followStream(options, controller.signal);
  };
  const close = () => {
    controller.abort();
    document.removeEventListener('visibilitychange', followWhileVisible);
  };
  const stream: Stream = { listeners, isOpen: false, close };
  followWhileVisible();
  document.addEventListener('visibilitychange', followWhileVisible);
  streams.set(path, stream);
  return stream;
}

/** The global that the first copy of this module sets, so that all programs of the page share its connections: a browser has only six. */
const PAGE_GLOBAL = 'marcelSubscribeToStream1';

const isSubscribe = (value: unknown): value is Subscribe => typeof value === 'function';

export const subscribeToStream: Subscribe = (path, listener) => {
  const shared: unknown = Reflect.get(window, PAGE_GLOBAL);
  if (isSubscribe(shared)) return shared(path, listener);
  Reflect.set(window, PAGE_GLOBAL, subscribeInThisCopy);
  return subscribeInThisCopy(path, listener);
};
