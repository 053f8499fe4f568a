import { crc32 } from 'node:zlib';
import { original } from '../log/links.js';
import type { Consumer } from './consumer.js';
import type { Message } from './message.js';

/** Picks who gets a message; undefined while nobody that may have it has room. */
export type ConsumerStrategy = (consumers: readonly Consumer[], message: Message) => Consumer | undefined;

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

/** The events of one stream go to one consumer, as long as the consumers stay the same. */
const pinned: ConsumerStrategy = (consumers, { resolved }) => {
  const consumer = consumers[crc32(original(resolved).stream) % Math.max(1, consumers.length)];
  return consumer?.hasRoom ? consumer : undefined;
};

export function consumerStrategy(name: string): ConsumerStrategy {
  if (name === 'DispatchToSingle') return dispatchToSingle;
  return name.startsWith('Pinned') ? pinned : roundRobin();
}
