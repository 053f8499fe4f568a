import { randomUUID } from 'node:crypto';
import type { Actor } from '../event-store/event-metadata.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import type { Precondition } from './precondition.js';

/** Where a command came from; goes into the metadata of the events it leads to. */
export interface CommandContext {
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly release?: string;
  /** What the client calls its request; it may call several the same. */
  readonly clientRequestId?: string;
  /**
   * The same for every repetition of one request: what one of its commands appended to a stream once, it does not
   * append again. Two runs of the same command on the same stream need seeds of their own.
   */
  readonly idempotencySeed?: string;
  /** Stands for what was asked: another body is no repetition, even under the same seed. */
  readonly bodyHash?: string;
  /** Asked of the versioned streams that its commands decide on. */
  readonly precondition?: Precondition;
}

/** The context of what a part of the product does by itself, which nobody has asked for. */
export function contextOfOwn(name: string): CommandContext {
  const correlationId = randomUUID();
  return { correlationId, causationId: correlationId, actor: { kind: 'system', id: name } };
}

/** The context of what an automation does because of an event. */
export const contextOfEffect = (
  automation: string,
  { id, metadata }: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({
  correlationId: metadata.correlationId,
  causationId: id,
  actor: { kind: 'system', id: automation },
});

/** The same whenever the event comes again. */
export const contextOfReaction = (
  automation: string,
  event: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({ ...contextOfEffect(automation, event), idempotencySeed: event.id });

/** The context of one of several things that a request does in the same way: each needs a seed of its own. */
export function contextOfPart(part: string | number, context: CommandContext): CommandContext {
  const { idempotencySeed: seed } = context;
  return seed === undefined ? context : { ...context, idempotencySeed: `${seed}/${part}` };
}
