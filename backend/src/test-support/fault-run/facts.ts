import * as z from 'zod';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

const Named = z.object({ name: z.string() });
const Edited = z.object({ changes: z.object({ visualDesc: z.string() }) });

export const FACTS = {
  liked: (mascot: number) => `like of mascot ${mascot}`,
  commented: (content: string) => `comment ${content}`,
  submitted: (name: string) => `submission of ${name}`,
  approved: (submission: number) => `approval of submission ${submission}`,
  rejected: (submission: number) => `rejection of submission ${submission}`,
  published: (name: string) => `publication of ${name}`,
  edited: (text: string) => `edit to ${text}`,
  ordered: (prompt: string) => `order of ${prompt}`,
  settled: (image: number) => `end of image ${image}`,
} as const;

/** Names the fact that an event records; undefined for events that are not compared. */
export function factOf({ type, stream, data }: RecordedEvent): string | undefined {
  const key = Number(stream.slice(stream.lastIndexOf('-') + 1));
  switch (type) {
    case 'MascotLiked':
      return FACTS.liked(key);
    case 'CommentAdded':
      return FACTS.commented(z.object({ content: z.string() }).parse(data).content);
    case 'SubmissionReceived':
      return FACTS.submitted(z.object({ payload: Named }).parse(data).payload.name);
    case 'SubmissionApproved':
      return FACTS.approved(key);
    case 'SubmissionRejected':
      return FACTS.rejected(key);
    case 'MascotPublished':
      return FACTS.published(z.object({ profile: Named }).parse(data).profile.name);
    case 'MascotEdited':
      return FACTS.edited(Edited.parse(data).changes.visualDesc);
    case 'ImageRequested':
      return FACTS.ordered(z.object({ prompt: z.string() }).parse(data).prompt);
    case 'GenerationCompleted':
    case 'GenerationFailed':
      return FACTS.settled(key);
    default:
      return undefined;
  }
}
