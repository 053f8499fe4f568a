import assert from 'node:assert/strict';
import { pino } from 'pino';
import type { DomainEvent } from '../../decider/decider.js';
import { type Actor, type RecordedEvent, toEventRef } from '../../event-store/event-store.js';
import type { ProjectionRef, Document, ReadStore } from '../../read-store/read-store.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import type { Projection } from '../projections/projection.js';
import { consumerOf } from './consumer-of.js';
import { StreamGap } from '../projections/projection-consumer.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { digestOf } from '../../read-store/test-support/digest.js';

export interface StreamHistory<Event extends DomainEvent> {
  readonly stream: string;
  readonly events: readonly Event[];
  readonly time?: string;
  readonly actor?: Actor;
  readonly command?: string;
}

export const inStream = <Event extends DomainEvent>(stream: string, ...events: Event[]): StreamHistory<Event> => ({
  stream,
  events,
});

/**
 * Tests of a projection by example: `const given = specifyProjection(projection)`, then
 * `await given(inStream(stream, ...events)).thenHolds(collection, documents)`, the documents in the order of their ids.
 *
 * Each example also proves that delivering the events again changes nothing, that it does not matter how they come in
 * batches, and that a missing event is noticed.
 */
export function specifyProjection<Event extends DomainEvent>(projection: Projection<Event>) {
  return (...histories: readonly StreamHistory<Event>[]) => ({
    thenHolds: async (collection: string, documents: readonly Document[]): Promise<void> => {
      const events = recorded(projection, histories);
      const store = new EmbeddedReadStore(':memory:', pino({ level: 'silent' }));
      try {
        await assertDocuments(projection, events, store, collection, documents);
        await assertGapNoticed(projection, events, store);
      } finally {
        await store.close();
      }
    },
  });
}

function recorded<Event extends DomainEvent>(
  { catalogue }: Projection<Event>,
  histories: readonly StreamHistory<Event>[],
): RecordedEvent[] {
  const recorder = new Recorder();
  const versionOf = (type: Event['type']): number => catalogue[type].version;
  return histories.flatMap(({ stream, events, ...metadata }) =>
    events.map((event) => recorder.record(stream, event, { ...metadata, schemaVersion: versionOf(event.type) })),
  );
}

async function assertDocuments(
  projection: Projection,
  events: readonly RecordedEvent[],
  store: ReadStore,
  collection: string,
  expected: readonly Document[],
): Promise<void> {
  const [oneByOne, atOnce] = [buildOf(projection, 0), buildOf(projection, 1)];
  const log = new EventSource();
  log.push(...events);
  await deliver(projection, oneByOne, [], store, log);
  for (const event of events) await deliver(projection, oneByOne, [event], store, log);
  const { documents } = await store.find(collection, { sort: { field: 'id', direction: 'asc' } });
  assert.deepStrictEqual(documents, expected);
  const digest = await digestOf(store, collection);

  for (const event of events) await deliver(projection, oneByOne, [event], store, log);
  assert.equal(await digestOf(store, collection), digest, 'Delivering the events again changed the documents');

  await deliver(projection, atOnce, events, store, log);
  assert.equal(await digestOf(store, collection), digest, 'In one batch the events lead to other documents');
}

async function assertGapNoticed(
  projection: Projection,
  events: readonly RecordedEvent[],
  store: ReadStore,
): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  const withGap = [...events.slice(0, -1), { ...last, revision: last.revision + 1 }];
  await assert.rejects(deliver(projection, buildOf(projection, 2), withGap, store), StreamGap);
}

const buildOf = ({ name, version }: Projection, later: number): ProjectionRef => ({ name, version: version + later });

async function deliver(
  projection: Projection,
  ref: ProjectionRef,
  events: readonly RecordedEvent[],
  store: ReadStore,
  log = new EventSource(),
): Promise<void> {
  await store.prepare(ref, projection.collections);
  const position = events.at(-1)?.position ?? '';
  const last = events.at(-1);
  const batch = { events, position, last: last && toEventRef(last), caughtUp: true };
  const consumer = consumerOf(projection, { events: log, store }, ref);
  await consumer.resumePosition();
  await consumer.handle(batch);
  await store.activate(ref);
}
