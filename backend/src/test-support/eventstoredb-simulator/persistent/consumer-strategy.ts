import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { targetOf } from '../log/links.js';
import type { LogRecord } from '../log/log-record.js';
import type { Consumer } from './consumer.js';
import type { Message } from './message.js';

/** Who gets a message; `later` while the one that has to has no room, undefined while nobody has any. */
export type ConsumerStrategy = (consumers: readonly Consumer[], message: Message) => Consumer | 'later' | undefined;

const dispatchToSingle: ConsumerStrategy = (consumers) => consumers.find(({ hasRoom }) => hasRoom);

function roundRobin(): ConsumerStrategy {
  let turn = 0;
  return (consumers) => {
    for (let tried = 0; tried < consumers.length; tried++) {
      const consumer = consumers[turn++ % consumers.length];
      if (consumer?.hasRoom) return consumer;
    }
    return undefined;
  };
}

/** Events with the same key go to the same consumer, as long as the consumers stay the same. */
function pinnedBy(keyOf: (record: LogRecord) => string): ConsumerStrategy {
  return (consumers, { resolved: { event, link } }) => {
    const record = event ?? link;
    if (record === undefined || !consumers.some(({ hasRoom }) => hasRoom)) return undefined;
    const consumer = consumers[crc32(keyOf(record)) % consumers.length];
    return consumer?.hasRoom ? consumer : 'later';
  };
}

/** The stream that an event, or the event behind a link, was written to. */
const sourceStream = (record: LogRecord): string => targetOf(record)?.stream ?? record.stream;

const Correlated = z.object({ $correlationId: z.string() });

function correlation(record: LogRecord): string {
  try {
    return Correlated.parse(JSON.parse(Buffer.from(record.metadata).toString())).$correlationId;
  } catch {
    return sourceStream(record);
  }
}

const STRATEGIES: ReadonlyMap<string, () => ConsumerStrategy> = new Map([
  ['DispatchToSingle', () => dispatchToSingle],
  ['RoundRobin', roundRobin],
  ['Pinned', () => pinnedBy(sourceStream)],
  ['PinnedByCorrelation', () => pinnedBy(correlation)],
]);

export const isConsumerStrategy = (name: string): boolean => STRATEGIES.has(name);

export const consumerStrategy = (name: string): ConsumerStrategy => (STRATEGIES.get(name) ?? roundRobin)();
