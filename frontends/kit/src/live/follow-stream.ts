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

interface StreamOptions {
  path: string;
  headers?: Record<string, string>;
  onMessage: (message: EventSourceMessage) => void;
  /** Runs when the stream is open again and events may have been missed. */
  onMissed?: () => void;
  onConnectionChange?: (isConnected: boolean) => void;
  /** Doubles the delay after each failure, up to this limit in milliseconds. */
  maxDelayMs?: number;
}

/**
 * Reads server-sent events until the server ends the stream. An EventSource can neither send headers nor show the error of a
 * rejected request, and does not retry one.
 * @returns the delay that the server requests with a rejection, in milliseconds
 * @throws a network error, or an AbortError when the server sends nothing for too long
 */
async function readStream(
  { path, headers, onMessage }: StreamOptions,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let silenceTimer = setTimeout(abort, EVENT_STREAM_TIMES_MS.silence);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    const response = await fetch(path, {
      headers: { ...headers, accept: 'text/event-stream' },
      credentials: 'include',
      cache: 'no-store',
      signal: controller.signal,
    });
    if (!response.ok || !response.body) return readRetryAfterMs(response);
    onOpen();
    const parser = createParser({
      onEvent: (message) => onMessage({ ...message, data: stripBidiControls(message.data) }),
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(abort, EVENT_STREAM_TIMES_MS.silence);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silenceTimer);
    signal.removeEventListener('abort', abort);
    abort();
  }
}

function readRetryAfterMs({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Follows a stream until the signal aborts: reconnects when it breaks or the server rejects it. */
export async function followStream(options: StreamOptions, signal: AbortSignal): Promise<void> {
  const { onMissed, onConnectionChange, maxDelayMs } = options;
  let failures = 0;
  for (let mayHaveMissed = false; !signal.aborted; mayHaveMissed = true) {
    const onOpen = () => {
      failures = 0;
      onConnectionChange?.(true);
      if (mayHaveMissed) onMissed?.();
    };
    const retryAfter = await readStream(options, onOpen, signal).catch(() => undefined);
    if (signal.aborted) return;
    onConnectionChange?.(false);
    const delay = retryAfter ?? EVENT_STREAM_TIMES_MS.reconnect;
    await pause(addJitter(maxDelayMs ? Math.min(delay * 2 ** failures, maxDelayMs) : delay), signal);
    failures += 1;
  }
}

const addJitter = (ms: number): number => ms * (1 + Math.random() / 2);
