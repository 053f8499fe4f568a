import { EVENT_STREAM_TIMES_MS, stripBidiControls } from '@marcel/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Waits for `ms` milliseconds, or until the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

interface Following {
  path: string;
  headers?: Record<string, string>;
  onMessage: (message: EventSourceMessage) => void;
  /** Called when the stream is open again and events may have been missed. */
  onMissed?: () => void;
  onLive?: (live: boolean) => void;
  /** Doubles the delay after each failure, up to this limit in milliseconds. */
  longestWait?: number;
}

/**
 * Reads server-sent events until the server ends the stream. An EventSource can neither send headers nor show the error of a
 * rejected request, and does not retry one.
 * @returns the delay that a server that rejects the request asks for, in milliseconds
 * @throws a network error, or an AbortError after too long a silence
 */
async function readStream(
  { path, headers, onMessage }: Following,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let silence = setTimeout(giveUp, EVENT_STREAM_TIMES_MS.silence);
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    const answer = await fetch(path, {
      headers: { ...headers, accept: 'text/event-stream' },
      credentials: 'include',
      cache: 'no-store',
      signal: given.signal,
    });
    if (!answer.ok || !answer.body) return retryAfterOf(answer);
    onOpen();
    const parser = createParser({
      onEvent: (message) => onMessage({ ...message, data: stripBidiControls(message.data) }),
    });
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(silence);
      silence = setTimeout(giveUp, EVENT_STREAM_TIMES_MS.silence);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Follows a stream until the signal aborts: reconnects when it breaks or the server is full. */
export async function keepFollowing(following: Following, signal: AbortSignal): Promise<void> {
  const { onMissed, onLive, longestWait } = following;
  let failures = 0;
  for (let mayHaveMissed = false; !signal.aborted; mayHaveMissed = true) {
    const onOpen = () => {
      failures = 0;
      onLive?.(true);
      if (mayHaveMissed) onMissed?.();
    };
    const asked = await readStream(following, onOpen, signal).catch(() => undefined);
    if (signal.aborted) return;
    onLive?.(false);
    const wait = asked ?? EVENT_STREAM_TIMES_MS.reconnect;
    await pause(spread(longestWait ? Math.min(wait * 2 ** failures, longestWait) : wait), signal);
    failures += 1;
  }
}

const spread = (ms: number): number => ms * (1 + Math.random() / 2);
