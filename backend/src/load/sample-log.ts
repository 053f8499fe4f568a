import { randomUUID } from 'node:crypto';
import { commentEvents, commentsStream } from '../contexts/comments/domain/comment.js';
import type { EventStore, NewEvent } from '../platform/event-store/event-store.js';
import { likeEvents, likesStream } from '../contexts/mascots/domain/like.events.js';
import { mascotEvents, mascotStream } from '../contexts/mascots/domain/mascot.events.js';
import { submissionEvents } from '../contexts/submissions/domain/submission.events.js';
import { submissionStream } from '../contexts/submissions/index.js';
import type { SampleMascots } from './sample-mascots.js';

const APPENDS_AT_ONCE = 1000;

/** Fills a log with a life-like mix: of 100 events 5 publish a mascot, 10 are comments, the others likes. */
export async function appendSampleLog(store: EventStore, sample: SampleMascots, count: number): Promise<void> {
  let mascots = 0;
  const next = (index: number): [string, NewEvent] => {
    const kind = mascots === 0 ? 0 : sample.below(100);
    if (kind < 5) return publication(sample, ++mascots);
    const mascotId = 1 + sample.skewed(mascots);
    return kind < 15 ? comment(sample, mascotId, index) : like(mascotId);
  };
  for (let done = 0; done < count; done += APPENDS_AT_ONCE) {
    const events = Array.from({ length: Math.min(APPENDS_AT_ONCE, count - done) }, (_, index) => next(done + index));
    await Promise.all(events.map(([stream, event]) => store.append(stream, 'any', [event])));
  }
}

export async function appendMascots(store: EventStore, sample: SampleMascots, count: number): Promise<void> {
  for (let done = 0; done < count; done += APPENDS_AT_ONCE) {
    const events = Array.from({ length: Math.min(APPENDS_AT_ONCE, count - done) }, (_, index) =>
      publication(sample, done + index + 1),
    );
    await Promise.all(events.map(([stream, event]) => store.append(stream, 'any', [event])));
  }
}

function publication(sample: SampleMascots, mascotId: number, time = publishedAt(mascotId)): [string, NewEvent] {
  const data = {
    mascotId,
    slug: `mascot-${mascotId}`,
    profile: sample.profile(),
    imageUrl: null,
    origin: { kind: 'import' },
  };
  const { version } = mascotEvents.MascotPublished;
  return [mascotStream(mascotId), event('MascotPublished', data, version, time)];
}

/** A second after the one before. */
export const publishedAt = (mascotId: number): string => new Date(Date.UTC(2024, 0, 1) + mascotId * 1000).toISOString();

function comment(sample: SampleMascots, mascotId: number, index: number): [string, NewEvent] {
  const data = {
    commentId: index + 1,
    mascotId,
    author: sample.word(index),
    content: sample.profile().historyOverview,
    held: null,
  };
  return [commentsStream(mascotId), event('CommentAdded', data, commentEvents.CommentAdded.version)];
}

const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 730;

/** @param share of the two years that has gone by */
export const inTwoYears = (share: number): string => new Date(FIRST_DAY + share * DAYS * 86_400_000).toISOString();

export async function appendTwoYears(store: EventStore, sample: SampleMascots, mascots: number, count: number) {
  for (let done = 0; done < count; done += APPENDS_AT_ONCE) {
    const published = (of: number): number => Math.floor((of * mascots) / count);
    const events = Array.from({ length: Math.min(APPENDS_AT_ONCE, count - done) }, (_, index): [string, NewEvent] => {
      const nth = done + index;
      const time = inTwoYears(nth / count);
      const known = published(nth);
      if (published(nth + 1) > known || known === 0) return publication(sample, known + 1, time);
      const mascotId = 1 + sample.skewed(known);
      return sample.below(20) === 0 ? edit(sample, 1 + sample.below(known), time) : like(mascotId, time);
    });
    await Promise.all(events.map(([stream, event]) => store.append(stream, 'any', [event])));
  }
}

function edit(sample: SampleMascots, mascotId: number, time: string): [string, NewEvent] {
  const { humor, style, name } = sample.profile();
  return [
    mascotStream(mascotId),
    event('MascotEdited', { changes: { humor, style, name } }, mascotEvents.MascotEdited.version, time),
  ];
}

export function sampleLikes(sample: SampleMascots, mascots: number, likes: number): Uint32Array {
  const counts = new Uint32Array(mascots);
  for (let done = 0; done < likes; done++) {
    const index = sample.skewed(mascots);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Fills a log with likes. @param likes by mascot, from the first on */
export async function appendLikes(store: EventStore, likes: Uint32Array): Promise<void> {
  for (let start = 0; start < likes.length; start += APPENDS_AT_ONCE) {
    const some = [...likes.subarray(start, start + APPENDS_AT_ONCE)].entries();
    const appends = [...some].flatMap(([index, count]) => Array.from({ length: count }, () => like(start + index + 1)));
    await Promise.all(appends.map(([stream, event]) => store.append(stream, 'any', [event])));
  }
}

export async function appendSubmissions(store: EventStore, sample: SampleMascots, count: number): Promise<void> {
  for (let id = 1; id <= count; id += APPENDS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(APPENDS_AT_ONCE, count - id + 1) }, (_, index) => id + index);
    await Promise.all(
      ids.map((one) =>
        store.append(submissionStream(one), 'no_stream', submission(sample, one, inTwoYears(one / count))),
      ),
    );
  }
}

function submission(sample: SampleMascots, submissionId: number, time: string): NewEvent[] {
  const sealed = { imageUrl: null, sealedPersonalData: 'c2VhbGVk', statusKeyHash: String(submissionId) };
  const received = { submissionId, payload: sample.profile(), ...sealed };
  const events = [event('SubmissionReceived', received, submissionEvents.SubmissionReceived.version, time)];
  const rejected = { adminNotes: 'Not this one' };
  if (submissionId % 10 > 0)
    events.push(event('SubmissionRejected', rejected, submissionEvents.SubmissionRejected.version, time));
  return events;
}

export const like = (mascotId: number, time?: string): [string, NewEvent] => [
  likesStream(mascotId),
  event('MascotLiked', { mascotId }, likeEvents.MascotLiked.version, time),
];

function event(type: string, data: unknown, schemaVersion: number, time = '2026-01-01T00:00:00.000Z'): NewEvent {
  const actor = { kind: 'visitor' } as const;
  // Each of a request of its own, as nearly all events are.
  const requestId = randomUUID();
  return {
    id: randomUUID(),
    type,
    data,
    metadata: { time, correlationId: requestId, causationId: requestId, actor, command: 'Bench', schemaVersion },
  };
}
