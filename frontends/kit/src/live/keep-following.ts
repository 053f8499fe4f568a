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

interface EventStream {
  path: string;
  headers?: Record<string, string>;
  onMessage: (message: EventSourceMessage) => void;
}

class StreamRefused extends Error {
  override readonly name = 'StreamRefused';

  constructor(
    readonly status: number,
    readonly retryAfterMs: number | null,
  ) {
    super(`The stream was refused: ${status}`);
  }
}

/**
 * Reads server-sent events until the server ends the stream. An EventSource can neither send headers nor show the error of a
 * rejected request, and does not retry one.
 * @throws StreamRefused, a network error, or an AbortError after too long a silence
 */
async function readStream(stream: EventStream, onOpen: () => void, signal: AbortSignal): Promise<void> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let silence = setTimeout(giveUp, EVENT_STREAM_TIMES_MS.silence);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, EVENT_STREAM_TIMES_MS.silence);
  };
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    await readAnswer(await ask(stream, given.signal), stream, { onOpen, heard });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
}

const ask = ({ path, headers }: EventStream, signal: AbortSignal): Promise<Response> =>
  fetch(path, {
    headers: { ...headers, accept: 'text/event-stream' },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });

async function readAnswer(
  answer: Response,
  { onMessage }: EventStream,
  { onOpen, heard }: { onOpen: () => void; heard: () => void },
): Promise<void> {
  if (!answer.ok || !answer.body) throw new StreamRefused(answer.status, retryAfterOf(answer));
  onOpen();
  const parser = createParser({
    onEvent: (message) => onMessage({ ...message, data: stripBidiControls(message.data) }),
  });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

export interface Following extends EventStream {
  /** Called when the stream is open again and events may have been missed. */
  onMissed: () => void;
  onLive?: (live: boolean) => void;
  /** Doubles the delay after each failure, up to this limit in milliseconds. */
  longestWait?: number;
}

/** Follows a stream until the signal aborts: reconnects when it breaks or the server is full. */
export async function keepFollowing(following: Following, signal: AbortSignal): Promise<void> {
  const { onMissed, onLive, longestWait } = following;
  let failures = 0;
  for (let mayHaveMissed = false; !signal.aborted; mayHaveMissed = true) {
    const onOpen = () => {
      failures = 0;
      onLive?.(true);
      if (mayHaveMissed) onMissed();
    };
    const wait = await readStream(following, onOpen, signal).then(() => EVENT_STREAM_TIMES_MS.reconnect, waitAfter);
    if (signal.aborted) return;
    onLive?.(false);
    await pause(spread(longestWait ? Math.min(wait * 2 ** failures, longestWait) : wait), signal);
    failures += 1;
  }
}

const waitAfter = (reason: unknown): number =>
  (reason instanceof StreamRefused ? reason.retryAfterMs : null) ?? EVENT_STREAM_TIMES_MS.reconnect;

const spread = (ms: number): number => ms * (1 + Math.random() / 2);
