import type { EventSourceMessage } from 'eventsource-parser';
import { keepFollowing } from './keep-following';

export interface Hearing {
  onMessage: (message: Pick<EventSourceMessage, 'event' | 'data'>) => void;
  /** Called when the stream is open and events may have been missed. */
  onOpen?: () => void;
}

type Hear = (path: string, hearing: Hearing) => () => void;

/** Upper limit of the reconnect delay, in milliseconds. */
const LONGEST_WAIT_MS = 5 * 60_000;

interface Stream {
  hearings: Set<Hearing>;
  isOpen: boolean;
  close: () => void;
}

const streams = new Map<string, Stream>();

const hearHere: Hear = (path, hearing) => {
  const stream = streams.get(path) ?? opened(path);
  stream.hearings.add(hearing);
  if (stream.isOpen) hearing.onOpen?.();
  return () => {
    stream.hearings.delete(hearing);
    if (stream.hearings.size > 0) return;
    stream.close();
    streams.delete(path);
  };
};

function opened(path: string): Stream {
  const hearings = new Set<Hearing>();
  const onLive = (isOpen: boolean) => {
    stream.isOpen = isOpen;
    if (isOpen) hearings.forEach((hearing) => hearing.onOpen?.());
  };
  const following = {
    path,
    onMessage: (message: EventSourceMessage) => hearings.forEach((hearing) => hearing.onMessage(message)),
    onLive,
    longestWait: LONGEST_WAIT_MS,
  };
  let left = new AbortController();
  const look = () => {
    left.abort();
    left = new AbortController();
    stream.isOpen = false;
    if (!document.hidden) void keepFollowing(following, left.signal);
  };
  const close = () => {
    left.abort();
    document.removeEventListener('visibilitychange', look);
  };
  const stream: Stream = { hearings, isOpen: false, close };
  look();
  document.addEventListener('visibilitychange', look);
  streams.set(path, stream);
  return stream;
}

/** Each program bundles a copy of this module, and a browser has only six connections: the first copy serves the whole page. */
const OF_PAGE = 'marcelHearsStreams1';

const isHear = (value: unknown): value is Hear => typeof value === 'function';

export const hearStream: Hear = (path, hearing) => {
  const known: unknown = Reflect.get(window, OF_PAGE);
  if (isHear(known)) return known(path, hearing);
  Reflect.set(window, OF_PAGE, hearHere);
  return hearHere(path, hearing);
};
