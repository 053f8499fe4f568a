import { rm } from 'node:fs/promises';
import { newEvents, systemClockAndIds } from '../platform/command-handling/new-events.js';
import { SNAPSHOT_INTERVAL } from '../platform/command-handling/snapshots.js';
import type { DecidedStream, DomainEvent, EventDefinition } from '../platform/decider/decider.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { CountingReads } from '../platform/event-store/testing/counting-reads.js';
import { LOG_ENGINES, type LogEngine } from '../test-support/testing/log-engines.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';
import { comments } from './comments/domain/comment.js';
import { likes } from './mascots/domain/like.js';
import { mascots } from './mascots/domain/mascot.decider.js';
import type { MascotEvent } from './mascots/domain/mascot.events.js';
import { mascotPublishedData } from './mascots/domain/fixtures/mascot-published.js';
import { artworks } from './studio/domain/artwork.decider.js';
import { hugRequested, imageRequested } from './studio/domain/fixtures/artworks.js';
import { stepsOf } from './studio/domain/fixtures/steps.js';
import { submissionReceivedData } from './submissions/domain/fixtures/submission-received.js';
import { submissions } from './submissions/domain/submission.js';

const LENGTH = 8 * SNAPSHOT_INTERVAL;
const CHUNK = 500;

const BOUND = 2 * SNAPSHOT_INTERVAL;

const upTo = (length: number) => Array.from({ length }, (_, index) => index);
const context = { correlationId: 'given', causationId: 'given', actor: { kind: 'system' } } as const;

type Stream<Event extends DomainEvent> = Pick<DecidedStream<never, Event, never>, 'stream' | 'catalogue'>;

async function given<Event extends DomainEvent>(
  store: EventStore,
  { stream, catalogue }: Stream<Event>,
  events: readonly Event[],
) {
  const definitions = Object.entries<EventDefinition<unknown>>(catalogue);
  const writers = new Map(definitions.map(([type, { writtenBy }]) => [type, writtenBy?.[0]]));
  for (let from = 0; from < events.length; from += CHUNK) {
    const decided = { stream, catalogue, events: events.slice(from, from + CHUNK), commandName: '', context };
    const named = newEvents(decided, systemClockAndIds).map((event) => ({
      ...event,
      metadata: { ...event.metadata, command: writers.get(event.type) ?? '' },
    }));
    await store.append(stream, 'any', named);
  }
}

async function givenLongStreams(store: EventStore) {
  await given(store, mascots.at(9), [
    { type: 'MascotPublished', data: mascotPublishedData },
    ...upTo(LENGTH).map((n): MascotEvent<'MascotEdited'> => ({
      type: 'MascotEdited',
      data: { changes: { facts: [`Fact ${n}`] } },
    })),
  ]);
  await given(
    store,
    likes.at(9),
    upTo(LENGTH).map(() => ({ type: 'MascotLiked', data: { mascotId: 9 } })),
  );
  await given(
    store,
    comments.at(9),
    upTo(LENGTH).map((n) => ({
      type: 'CommentAdded',
      data: { commentId: 1_000_000 + n, mascotId: 9, author: 'Ada', content: 'Stay', held: null },
    })),
  );
  await given(store, submissions.at(7), [
    { type: 'SubmissionReceived', data: submissionReceivedData },
    // No automation follows a rejection.
    ...upTo(LENGTH).map(() => ({ type: 'SubmissionRejected', data: { adminNotes: 'No' } }) as const),
    { type: 'SubmissionReopened', data: { reason: 'Yes' } },
  ]);
  for (const [series, requested] of [
    ['hug', hugRequested],
    ['image', imageRequested],
  ] as const)
    await given(store, artworks.at({ series, id: 7 }), [requested, ...upTo(LENGTH / 5).flatMap((n) => stepsOf(n + 1))]);
}

jest.setTimeout(300_000);

describe.each(LOG_ENGINES)('on %s, long streams', (_, open) => {
  let engine: LogEngine;
  let dataDirectory: string;
  let product: TestProduct;
  let reads: CountingReads;

  const start = async (directory?: string) => {
    product = await startTestProduct({
      dataDirectory: directory,
      variables: engine.variables,
      over: (engines) => ({ ...engines, events: (reads = new CountingReads(engines.events)).store }),
    });
    ({ dataDirectory } = product);
  };
  const visitor = (method: string, path: string, json: object = {}) => product.rest.call(method, path, { json });
  const admin = (method: string, path: string, json: object = {}) =>
    product.rest.call(method, path, { json, admin: true });
  const decide = async (): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>();
    const count = async (name: string, request: () => ReturnType<typeof visitor>, status: number) => {
      const before = reads.events;
      expect([name, (await request()).status]).toEqual([name, status]);
      counts.set(name, reads.events - before);
    };
    await count('like a mascot', () => visitor('POST', '/api/mascots/9/like'), 200);
    await count(
      'comment',
      () => visitor('POST', '/api/mascots/9/comments', { author: 'Grace', content: 'Hello' }),
      201,
    );
    await count('edit', () => admin('PUT', '/api/mascots/9', { name: 'Tuxedo' }), 200);
    await count('revert', () => admin('POST', '/api/mascots/9/revert', { revision: LENGTH + 1, reason: 'No' }), 200);
    await count('delete', () => admin('DELETE', '/api/mascots/9'), 200);
    await count('restore', () => admin('POST', '/api/mascots/9/restore', { reason: 'Yes' }), 200);
    await count('approve', () => admin('PUT', '/api/submissions/7/approve'), 200);
    await count('reopen', () => admin('POST', '/api/submissions/7/reopen', { reason: 'No' }), 200);
    await count('reject', () => admin('PUT', '/api/submissions/7/reject', { adminNotes: 'No' }), 200);
    await count('erase', () => admin('POST', '/api/submissions/7/erase', { reason: 'Asked for' }), 200);
    await count('like a hug', () => visitor('POST', '/api/marcel-hugging/7/like'), 200);
    await count('like an image', () => visitor('POST', '/api/images/7/like'), 200);
    await count(
      'report an image',
      () => visitor('POST', '/api/images/7/broken', { url: 'https://example.org', clientError: 'x' }),
      202,
    );
    await count('reroll', () => visitor('POST', '/api/marcel-hugging/7/reroll'), 202);
    return counts;
  };

  beforeEach(async () => {
    engine = await open();
    await start();
    await givenLongStreams(product.engines.events);
    await product.stop({ keepData: true });
    // Counting starts once the views have read everything.
    await start(dataDirectory);
    await admin('POST', '/api/submissions/7/reopen', { reason: 'Refused' });
    for (const liked of ['/api/mascots/9', '/api/marcel-hugging/7', '/api/images/7'])
      while ((await visitor('POST', `${liked}/like`)).status !== 200);
    await product.stop({ keepData: true });
  });
  afterEach(async () => {
    await product.stop({ keepData: true });
    await engine.close();
    await rm(dataDirectory, { recursive: true });
  });

  it('make each command read only a few events', async () => {
    await start(dataDirectory);
    const counts = await decide();
    expect([...counts].filter(([, events]) => events > BOUND)).toEqual([]);
  });
});
