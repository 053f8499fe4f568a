import type { Mascot } from '@marcel/contracts';
import type { Decoded, Projection } from '../../../platform/consumers/projections/projection.js';
import { type DomainEvent, isEventOf, type StreamKind } from '../../../platform/decider/decider.js';
import type { Change } from '../../../platform/read-store/read-store.js';
import { mascotEvents, mascotStream, type MascotEvent } from '../../mascots/index.js';
import { claimEvents, submissionEvents, submissionStream, type SubmissionEvent } from '../../submissions/index.js';

export const ACTIVITY_VIEW = 'activity';
export const ACTIVITY_NAMES_VIEW = 'activity-names';

const UNLISTED_EVENTS: ReadonlySet<string> = new Set([
  'IdTaken',
  'IdAssigned',
  'SlugReserved',
  'NameClaimed',
  'CheckpointRecorded',
  'MascotAssigned',
  'MissedLikesCounted',
  'PictureChecked',
  'GenerationRequested',
  'PromptImproved',
  'SubmissionIntended',
  'SubmissionDeclined',
  'GenerationStarted',
  'PictureStored',
  'GenerationCompleted',
  'DemonstrationStarted',
  'DemonstrationCompleted',
  'AutomationResumed',
]);

const RECORD_ID_RULES = [
  [/^moderation-(?=(?:mascot|hug|image)-)/, ''],
  [/^comments-/, 'mascot-'],
] as const;

export const activityProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const included = streams.filter(({ isCounter }) => isCounter !== true);
  return {
    name: ACTIVITY_VIEW,
    version: 1101,
    collections: [
      {
        name: ACTIVITY_VIEW,
        id: 'text',
        fields: {
          at: 'number',
          type: 'text',
          actorKind: 'text',
          actorName: 'text',
          about: 'text',
          release: 'text',
          correlationId: 'text',
          direct: 'number',
        },
        withoutIndex: ['actorKind', 'release', 'direct'],
      },
      { name: ACTIVITY_NAMES_VIEW, id: 'text', fields: { mascot: 'number' }, search: ['name', 'brand'] },
    ],
    streamPrefixes: included.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(included.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...projectNames(event), ...(UNLISTED_EVENTS.has(event.type) ? [] : [putActivity(event)])],
  };
};

function putActivity(event: Decoded<DomainEvent>): Change {
  const { type, recorded } = event;
  const { id: eventId, stream, revision, position: id } = recorded;
  const { correlationId, causationId, time, actor, release = null } = recorded.metadata;
  // The id of a visitor is the hash of a key, not personal data.
  const actorName = actor.kind === 'visitor' ? null : (actor.id ?? null);
  const document = {
    id,
    eventId,
    correlationId,
    time,
    at: Date.parse(time),
    type,
    actorKind: actor.kind,
    actorName,
    about: toRecordId(event),
    release,
    stream,
    revision,
    /** 1 for an event of a request, 0 for an event of an automation. */
    direct: Number(causationId === correlationId),
  };
  return { kind: 'put', collection: ACTIVITY_VIEW, id, document };
}

const toRecordId = (event: Decoded<DomainEvent>): string =>
  isEventOf(claimEvents, event) ? submissionStream(event.data.submissionId) : recordIdOfStream(event.recorded.stream);

/** Returns the id of the record that a stream is about, such as `hug-7` for `moderation-hug-7`. */
export function recordIdOfStream(stream: string): string {
  const [pattern, prefix] = RECORD_ID_RULES.find(([rule]) => rule.test(stream)) ?? [];
  return pattern === undefined ? stream : stream.replace(pattern, prefix ?? '');
}

function projectNames(event: Decoded<DomainEvent>): readonly Change[] {
  if (isEventOf(mascotEvents, event)) return projectMascotNames(event);
  return isEventOf(submissionEvents, event) ? projectSubmissionNames(event) : [];
}

function projectMascotNames({ type, data, recorded: { stream } }: Decoded<MascotEvent>): readonly Change[] {
  if (type === 'MascotPublished' || type === 'MascotRestored')
    return [putName(mascotStream(data.mascotId), data.profile, data.mascotId)];
  if (type !== 'MascotEdited' && type !== 'MascotEditReverted') return [];
  const { name, brand } = data.changes;
  const fields = { ...(name !== undefined && { name }), ...(brand !== undefined && { brand }) };
  return [{ kind: 'patch', collection: ACTIVITY_NAMES_VIEW, id: stream, fields }];
}

/** Uses the first name of a submission, so that a later revision does not change the text of earlier activities. */
function projectSubmissionNames({ type, data, recorded: { stream } }: Decoded<SubmissionEvent>): readonly Change[] {
  if (type === 'SubmissionReceived') return [putName(stream, data.payload, null)];
  if (type !== 'MascotAssigned') return [];
  return [{ kind: 'patch', collection: ACTIVITY_NAMES_VIEW, id: stream, fields: { mascot: data.mascotId } }];
}

function putName(id: string, { name, brand }: Pick<Mascot, 'name' | 'brand'>, mascot: number | null): Change {
  return { kind: 'put', collection: ACTIVITY_NAMES_VIEW, id, document: { id, name, brand, mascot } };
}
