import { EVENT_STREAM_TIMES_MS } from '@marcel/contracts';
import { pause } from './pause';
import { readStream, StreamRefused, type EventStream } from './read-stream';

export interface Following extends EventStream {
  /** The stream is open again, and something may have happened while it was not. */
  onMissed: () => void;
  onLive?: (live: boolean) => void;
  /** What nobody waits for waits twice as long after each failure, up to so many milliseconds. */
  longestWait?: number;
}

/** Follows a stream for good: when it breaks, or has no place just now, it is asked for again, until the signal ends it. */
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

/** Those who were turned away together do not come back together. */
const spread = (ms: number): number => ms * (1 + Math.random() / 2);
