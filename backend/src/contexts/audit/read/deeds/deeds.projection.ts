import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import type { Change } from '../../../../platform/read-store/change.js';
import { versionFollowing } from '../../../../platform/consumers/projections/version-following.js';
import type { DomainEvent } from '../../../../platform/decider/decider.js';
import type { StreamKind } from '../../../../platform/decider/event-catalogue.js';
import { AFTER_DECISION } from '../../../submissions/index.js';
import { DEED_RECORDS_VIEW, DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';
import { recordOf } from './about-of.js';
import { bookkeepingTypes } from './bookkeeping.js';
import { kindAt } from './kind-at.js';
import { namesIn } from './names-in.js';

const REVISION = 4;

/** Builds of this version and later ones hold deeds of one kind together; while one is made, queries see that of a release before. */
export const KINDS_TOGETHER_SINCE = versionFollowing([], 2);

/** Builds of this version and later ones tell apart what one deed did with several records. */
export const RECORDS_APART_SINCE = versionFollowing([], 3);

/**
 * What people did, one document for each request or act of the product's own: its first event that is more than bookkeeping
 * says what it was. Likes are only counted; they would make this the largest view of all.
 */
export const deedsProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const followed = streams.filter(({ onlyCounts }) => onlyCounts !== true);
  return {
    name: DEEDS_VIEW,
    version: versionFollowing(followed, REVISION),
    collections: [
      {
        name: DEEDS_VIEW,
        id: 'text',
        fields: {
          at: 'number',
          kindAt: 'number',
          type: 'text',
          actorKind: 'text',
          actorName: 'text',
          about: 'text',
          release: 'text',
        },
      },
      {
        name: DEED_RECORDS_VIEW,
        id: 'text',
        fields: { at: 'number', type: 'text', actorKind: 'text', actorName: 'text', about: 'text', release: 'text' },
      },
      { name: DEED_SUBJECTS_VIEW, id: 'text', fields: { mascot: 'number' }, search: ['name', 'brand'] },
    ],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...namesIn(event), ...(bookkeepingTypes.has(event.type) ? [] : deedOf(event))],
  };
};

function deedOf(event: Occurrence<DomainEvent>): readonly Change[] {
  const { type, recorded } = event;
  const { correlationId, time, actor, release = null } = recorded.metadata;
  // Of a visitor the log has no name, only a stand-in for a key.
  const actorName = actor.kind === 'visitor' ? null : (actor.id ?? null);
  const [at, about] = [Date.parse(time), recordOf(event)];
  const told = { correlationId, time, at, type, actorKind: actor.kind, actorName, about, release };
  const [deed, record] = [
    { collection: DEEDS_VIEW, id: correlationId },
    { collection: DEED_RECORDS_VIEW, id: `${correlationId} ${about}` },
  ];
  const document = { id: deed.id, ...told, kindAt: kindAt(type, at), events: 0 };
  const ofRecord = { kind: 'put', ...record, document: { id: record.id, ...told }, ...UNLESS_THERE } as const;
  // That a mascot came or went with the decision on its submission is told by the decision.
  const isToldAlready = actor.kind === 'system' && actor.id === AFTER_DECISION.automation;
  return [
    { kind: 'put', ...deed, document, ...UNLESS_THERE },
    { kind: 'increment', ...deed, by: { events: 1 } },
    ...(isToldAlready ? [] : [ofRecord]),
  ];
}

const UNLESS_THERE = { unlessSame: 'correlationId' } as const;
