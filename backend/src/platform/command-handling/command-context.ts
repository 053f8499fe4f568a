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
   * The same value for every repetition of a request, so that its commands append once. Two runs of one command on
   * one stream need different seeds.
   */
  readonly idempotencySeed?: string;
  readonly bodyHash?: string;
  readonly precondition?: Precondition;
}

export function systemContext(name: string): CommandContext {
  const correlationId = randomUUID();
  return { correlationId, causationId: correlationId, actor: { kind: 'system', id: name } };
}

/** Context of a command that an automation sends because of an event; a repetition is appended again. */
export const contextCausedBy = (
  automation: string,
  { id, metadata }: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({
  correlationId: metadata.correlationId,
  causationId: id,
  actor: { kind: 'system', id: automation },
});

/** Like `contextCausedBy`, but the command appends once, however often the event is handled. */
export const idempotentContextCausedBy = (
  automation: string,
  event: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({ ...contextCausedBy(automation, event), idempotencySeed: event.id });

export function withSeedSuffix(part: string | number, context: CommandContext): CommandContext {
  const { idempotencySeed: seed } = context;
  return seed === undefined ? context : { ...context, idempotencySeed: `${seed}/${part}` };
}
