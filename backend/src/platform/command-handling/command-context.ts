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
   * Is the same for every repetition of a request, so that its commands append to a stream once. Two runs of the same
   * command on the same stream need seeds of their own.
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

/** As `contextCausedBy`, for a command that must be appended once, however often the event is handled. */
export const idempotentContextCausedBy = (
  automation: string,
  event: Pick<RecordedEvent, 'id' | 'metadata'>,
): CommandContext => ({ ...contextCausedBy(automation, event), idempotencySeed: event.id });

export function withSeedSuffix(part: string | number, context: CommandContext): CommandContext {
  const { idempotencySeed: seed } = context;
  return seed === undefined ? context : { ...context, idempotencySeed: `${seed}/${part}` };
}
