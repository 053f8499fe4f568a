import type * as z from 'zod/mini';
import type { DomainEvent } from './decider.js';

export interface EventDefinition<Data> {
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  /** `upcasts[n]` turns data of version n into data of version n + 1; one for each earlier version. */
  readonly upcasts?: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly writtenBy?: readonly string[];
}

export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};

export const isEventOf = <Event extends DomainEvent, Given extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  event: Given,
): event is Given & Event => Object.hasOwn(catalogue, event.type);

export interface StreamKind {
  readonly prefix: string;
  readonly key?: string;
  readonly about: string;
  readonly onlyCounts?: true;
  readonly catalogue: Readonly<Record<string, EventDefinition<unknown>>>;
}
