import type * as z from 'zod/mini';
import type { DomainEvent } from './decider.js';

/** How one type of event is stored: its current shape, and the steps that lift older stored shapes to it. */
export interface EventDefinition<Data> {
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  /** `upcasters[n]` lifts data of version n to version n + 1. */
  readonly upcasters?: Readonly<Record<number, (data: unknown) => unknown>>;
}

/** The definitions of every type in an event union. */
export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};
