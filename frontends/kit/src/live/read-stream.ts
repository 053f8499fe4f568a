import { EVENT_STREAM_TIMES_MS, unturned } from '@marcel/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export interface EventStream {
  path: string;
  headers?: Record<string, string>;
  onMessage: (message: EventSourceMessage) => void;
}

/** A stream that the server has not opened. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';

  constructor(
    readonly status: number,
    readonly retryAfterMs: number | null,
  ) {
    super(`The stream was refused: ${status}`);
  }
}

/**
 * Reads server-sent events until the server ends the stream. An EventSource can neither send headers nor tell why it was refused,
 * and then never asks again.
 * @param onOpen from now on nothing is missed
 * @throws StreamRefused; whatever breaks a connection, and silence for too long
 */
export async function readStream(stream: EventStream, onOpen: () => void, signal: AbortSignal): Promise<void> {
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
  const parser = createParser({ onEvent: (message) => onMessage({ ...message, data: unturned(message.data) }) });
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
