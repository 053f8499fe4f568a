import { randomUUID } from 'node:crypto';
import type { Actor, RecordedEvent } from '../event-store/event-store.js';
import type { Precondition } from './precondition.js';

export interface CommandContext {
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly release?: string;
  readonly clientRequestId?: string;
  /**
   * The same for every repetition of one request: what one of its commands appended to a stream once, it does not
   * append again. Two runs of the same command on the same stream need seeds of their own.
   */
  readonly idempotencySeed?: string;
  readonly bodyHash?: string;
  readonly precondition?: Precondition;
}

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

export const contextOfReaction = (
  automation: string,
  event: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({ ...contextOfEffect(automation, event), idempotencySeed: event.id });

export function contextOfPart(part: string | number, context: CommandContext): CommandContext {
  const { idempotencySeed: seed } = context;
  return seed === undefined ? context : { ...context, idempotencySeed: `${seed}/${part}` };
}
