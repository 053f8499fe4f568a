import { type CommentAdded, comments } from '../contexts/comments/domain/comment.js';
import { likes } from '../contexts/mascots/domain/like.decider.js';
import type { MascotCommand } from '../contexts/mascots/domain/mascot.commands.js';
import { mascots } from '../contexts/mascots/domain/mascot.decider.js';
import type { MascotEvent } from '../contexts/mascots/domain/mascot.events.js';
import { artworks } from '../contexts/studio/domain/artwork.decider.js';
import type { ArtworkEvent } from '../contexts/studio/domain/artwork.events.js';
import { submissions } from '../contexts/submissions/domain/submission.decider.js';
import type { SubmissionEvent } from '../contexts/submissions/domain/submission.events.js';
import type { DecisionRunner } from '../platform/command-handling/decision-runner.js';
import { newEvents, systemSources } from '../platform/command-handling/new-events.js';
import type { DecidedStream } from '../platform/decider/aggregate.js';
import type { DomainEvent } from '../platform/decider/decider.js';
import type { NewEvent } from '../platform/event-store/event-store.js';
import { SampleMascots } from './sample-mascots.js';

/** Ids of what has a long past, and of what is new. */
export const LONG = 1;
export const NEW = 2;

const context = { correlationId: 'bench', causationId: 'bench', actor: { kind: 'system' } } as const;
const profile = new SampleMascots().profile();

/** A stream and what it holds. */
export interface Past {
  readonly stream: string;
  readonly length: number;
  readonly eventsAt: (from: number, count: number) => NewEvent[];
}

function past<Event extends DomainEvent>(
  { stream, catalogue }: Pick<DecidedStream<never, Event, never>, 'stream' | 'catalogue'>,
  length: number,
  eventAt: (index: number) => Event,
): Past {
  const eventsAt = (from: number, count: number) => {
    const events = Array.from({ length: count }, (_, index) => eventAt(from + index));
    return newEvents({ stream, catalogue, events, commandName: 'Bench', context }, systemSources);
  };
  return { stream, length, eventsAt };
}

/** A million events in all, with as many in each kind of stream as are given here. */
export const longPast = (): Past[] => pastOf(LONG, 250_000, 125_000);
export const newPast = (): Past[] => pastOf(NEW, 2, 1);

function pastOf(id: number, folded: number, others: number): Past[] {
  return [
    past(mascots.at(id), folded, mascotEvent(id)),
    past(likes.at(id), others, () => ({ type: 'MascotLiked', data: { mascotId: id } })),
    past(comments.at(id), others, (index): CommentAdded => ({
      type: 'CommentAdded',
      data: { commentId: id + 2 * index, mascotId: id, author: 'Ada', content: `Comment ${index}`, held: null },
    })),
    past(submissions.at(id), folded, submissionEvent(id)),
    past(artworks.at({ series: 'hug', id }), folded, artworkEvent(id)),
  ];
}

const mascotEvent =
  (mascotId: number) =>
  (index: number): MascotEvent => {
    if (index > 0) return { type: 'MascotEdited', data: { changes: { facts: [`Fact ${index}`] } } };
    const slug = `mascot-${mascotId}`;
    return { type: 'MascotPublished', data: { mascotId, slug, profile, imageUrl: null, origin: { kind: 'import' } } };
  };

const submissionEvent =
  (submissionId: number) =>
  (index: number): SubmissionEvent => {
    if (index > 0) return { type: 'SubmissionRejected', data: { adminNotes: `Not this one, ${index}` } };
    const sealed = { imageUrl: null, sealedPersonalData: 'c2VhbGVk', statusKeyHash: String(submissionId) };
    return { type: 'SubmissionReceived', data: { submissionId, payload: profile, ...sealed } };
  };

const artworkEvent =
  (hugId: number) =>
  (index: number): ArtworkEvent => {
    const making = { seed: index, provider: 'local', format: 'jpeg' } as const;
    if (index === 0)
      return {
        type: 'HugRequested',
        data: { hugId, userName: 'Ada', portraitUrl: '/', mascotPictureUrl: null, characterName: null },
      };
    if (index % 2 === 1) return { type: 'GenerationRequested', data: { generation: (index + 1) / 2, ...making } };
    return { type: 'GenerationFailed', data: { generation: index / 2, failure: 'busy', detail: null } };
  };

interface UseCase {
  readonly label: string;
  readonly decide: (decisions: DecisionRunner, id: number) => Promise<unknown>;
}

/** What visitors and admins do to them. Whatever changes a state is undone again, so that it can be done many times. */
export function useCases(): readonly UseCase[] {
  const common = { commandName: 'Bench', context };
  return [
    {
      label: 'like a mascot',
      decide: async (decisions, id) => {
        await decisions.load(mascots.at(id));
        await decisions.run({ ...likes.at(id), command: { mascotId: id }, ...common });
      },
    },
    {
      label: 'comment on a mascot',
      decide: async (decisions, id) => {
        await decisions.load(mascots.at(id));
        const command = { commentId: 0, mascotId: id, author: 'Ada', content: 'Stay', held: null };
        await decisions.run({ ...comments.at(id), command, ...common });
      },
    },
    {
      label: 'edit a mascot',
      decide: (decisions, id) => {
        const command: MascotCommand = { kind: 'EditMascot', profile: { facts: [String(performance.now())] } };
        return decisions.run({ ...mascots.at(id), command, ...common });
      },
    },
    {
      label: 'reopen and approve a submission',
      decide: async (decisions, id) => {
        const on = submissions.at(id);
        await decisions.run({ ...on, command: { kind: 'ReopenSubmission', reason: 'Bench' }, ...common });
        await decisions.run({ ...on, command: { kind: 'ApproveSubmission', adminNotes: null }, ...common });
      },
    },
    {
      label: 're-roll a hug, and fail',
      decide: async (decisions, id) => {
        const on = artworks.at({ series: 'hug', id });
        const { state } = await decisions.load(on);
        const generation = state.kind === 'made' ? state.generation.number : 0;
        const fail = { kind: 'FailGeneration', failure: 'busy', detail: null } as const;
        await decisions.run({ ...on, command: { ...fail, generation }, ...common });
        await decisions.run({ ...on, command: { kind: 'Reroll', provider: 'local' }, ...common });
        await decisions.run({ ...on, command: { ...fail, generation: generation + 1 }, ...common });
      },
    },
  ];
}
