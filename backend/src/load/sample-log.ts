import { randomUUID } from 'node:crypto';
import { mascotEvents, mascotStream } from '../contexts/mascots/domain/mascot.events.js';
import { submissionEvents } from '../contexts/submissions/domain/submission.js';
import { submissionStream } from '../contexts/submissions/index.js';
import type { EventStore, NewEvent } from '../platform/event-store/event-store.js';
import type { SampleMascots } from './sample-mascots.js';

const APPENDS_AT_ONCE = 1000;

/** Fills a log with mascots and with as many submissions, nine of ten rejected. */
export async function appendSampleLog(store: EventStore, sample: SampleMascots, mascots: number): Promise<void> {
  for (let first = 1; first <= mascots; first += APPENDS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(APPENDS_AT_ONCE, mascots - first + 1) }, (_, index) => first + index);
    await Promise.all(
      ids.flatMap((id) => [
        store.append(mascotStream(id), 'no_stream', [publication(sample, id)]),
        store.append(submissionStream(id), 'no_stream', submission(sample, id)),
      ]),
    );
  }
}

/** Returns a time one second after that of the previous id. */
const timeOf = (id: number): string => new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();

function publication(sample: SampleMascots, mascotId: number): NewEvent {
  const data = {
    mascotId,
    slug: `mascot-${mascotId}`,
    profile: sample.profile(),
    imageUrl: null,
    origin: { kind: 'import' },
  };
  return event('MascotPublished', data, mascotEvents.MascotPublished.version, timeOf(mascotId));
}

function submission(sample: SampleMascots, submissionId: number): NewEvent[] {
  const keys = { imageUrl: null, encryptedPersonalData: 'c2VhbGVk', statusKeyHash: String(submissionId) };
  const received = { submissionId, payload: sample.profile(), ...keys };
  const rejected = { adminNotes: 'Not this one' };
  const [first, second] = [submissionEvents.SubmissionReceived, submissionEvents.SubmissionRejected];
  const events = [event('SubmissionReceived', received, first.version, timeOf(submissionId))];
  if (submissionId % 10 === 0) return events;
  return [...events, event('SubmissionRejected', rejected, second.version, timeOf(submissionId))];
}

function event(type: string, data: unknown, schemaVersion: number, time: string): NewEvent {
  const requestId = randomUUID();
  const metadata = { time, correlationId: requestId, causationId: requestId, actor: { kind: 'visitor' } as const };
  return { id: randomUUID(), type, data, metadata: { ...metadata, command: 'Bench', schemaVersion } };
}
