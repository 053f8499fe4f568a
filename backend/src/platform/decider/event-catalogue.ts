import type * as z from 'zod/mini';
import type { DomainEvent } from './decider.js';

/** How one type of event is stored. */
export interface EventDefinition<Data> {
  /** Of the stored shape. A changed shape needs the next version, and an upcast from the one before. */
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  /** `upcasts[n]` turns data of version n into data of version n + 1; one for each earlier version. */
  readonly upcasts?: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Names of the commands that lead to it; the product's tests compare them with what was recorded. */
  readonly writtenBy?: readonly string[];
}

/** The definitions of every type in an event union. */
export type EventCatalogue<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};

/** Whether an event of a projection that follows several kinds of streams is one of these. */
export const isEventOf = <Event extends DomainEvent, Given extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  event: Given,
): event is Given & Event => Object.hasOwn(catalogue, event.type);

/** Streams of one kind. */
export interface StreamKind {
  /** Their names begin with this, and end with the key, if there is one. */
  readonly prefix: string;
  readonly key?: string;
  /** Description for the documents. */
  readonly about: string;
  /** Each of their events counts one: a request has caused it, and nothing comes of it. */
  readonly onlyCounts?: true;
  /** All events that they may hold. */
  readonly catalogue: Readonly<Record<string, EventDefinition<unknown>>>;
}
