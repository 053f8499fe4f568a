import type { DomainEvent } from '../../../../platform/decider/decider.js';
import { isEventOf } from '../../../../platform/decider/event-catalogue.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import { claimEvents, submissionStream } from '../../../submissions/index.js';

/** What is said about a record in a stream of its own leads to the record. */
const SAID_ABOUT = [
  [/^moderation-(?=(?:mascot|hug|image)-)/, ''],
  [/^comments-/, 'mascot-'],
] as const;

/** Which record a stream is about, by the stream that the record itself has. */
export function aboutOf(stream: string): string {
  const [pattern, prefix] = SAID_ABOUT.find(([found]) => found.test(stream)) ?? [];
  return pattern === undefined ? stream : stream.replace(pattern, prefix ?? '');
}

/** Which record an event is about: a claim names its submission, for all claims stand in one stream. */
export const recordOf = (event: Occurrence<DomainEvent>): string =>
  isEventOf(claimEvents, event) ? submissionStream(event.data.submissionId) : aboutOf(event.recorded.stream);
