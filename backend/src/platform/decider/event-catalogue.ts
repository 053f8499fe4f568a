import type * as z from 'zod/mini';
import type { DomainEvent } from './decider.js';

/** How one type of event is stored: its present shape, and those it had before. */
export interface EventDefinition<Data> {
  /** The newest version: the one that the code works with. */
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  /** `earlier[n]` is version n, which logs may hold for ever. */
  readonly earlier?: Readonly<Record<number, EarlierShape>>;
  /** The version that is stored, unless it is the newest: an older one while nodes run that cannot read more. */
  readonly writes?: number;
  /** Names of the commands that lead to it; the tests of the whole product hold it against what was recorded. */
  readonly writtenBy?: readonly string[];
}

/** A shape that was stored once, with the way to the version after it, and back. */
export interface EarlierShape {
  readonly schema: z.ZodMiniType;
  readonly upcast: (data: unknown) => unknown;
  readonly downcast?: (data: unknown) => unknown;
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
  /** What they tell, in words for the documents. */
  readonly about: string;
  /** Each of their events counts one: a request has caused it, and nothing comes of it. */
  readonly onlyCounts?: true;
  /** All that they may hold. */
  readonly catalogue: Readonly<Record<string, EventDefinition<unknown>>>;
}

interface Steps<Old, New> {
  readonly upcast: (data: Old) => New;
  /** Needed as long as this older version is written. */
  readonly downcast?: (data: New) => Old;
}

/** An earlier shape, tied by its types to the one that came after it. */
export function earlierShape<Old extends z.ZodMiniType, New extends z.ZodMiniType>(
  schema: Old,
  next: New,
  { upcast, downcast }: Steps<z.infer<Old>, z.infer<New>>,
): EarlierShape {
  return {
    schema,
    upcast: (data) => upcast(schema.parse(data)),
    ...(downcast !== undefined && { downcast: (data) => downcast(next.parse(data)) }),
  };
}

/** Every shape in which an event of this type may be stored, oldest first. @throws Error for a version without a shape */
export function storedShapes({ version: newest, schema, earlier }: EventDefinition<unknown>) {
  return Array.from({ length: newest }, (_, index) => {
    const version = index + 1;
    const shape = version === newest ? schema : earlier?.[version]?.schema;
    if (shape === undefined) throw new Error(`Version ${version} has no shape`);
    return { version, schema: shape };
  });
}
