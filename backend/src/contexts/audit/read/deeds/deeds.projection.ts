import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import { versionFollowing } from '../../../../platform/consumers/projections/version-following.js';
import type { DomainEvent } from '../../../../platform/decider/decider.js';
import type { StreamKind } from '../../../../platform/decider/event-catalogue.js';
import { DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';
import { aboutOf } from './about-of.js';
import { bookkeepingTypes } from './bookkeeping.js';
import { kindAt } from './kind-at.js';
import { namesIn } from './names-in.js';

const REVISION = 2;

/** Builds of this version and later ones hold deeds of one kind together; while one is made, queries see that of a release before. */
export const KINDS_TOGETHER_SINCE = versionFollowing([], REVISION);

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
      { name: DEED_SUBJECTS_VIEW, id: 'text', fields: { mascot: 'number' }, search: ['name', 'brand'] },
    ],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...namesIn(event), ...(bookkeepingTypes.has(event.type) ? [] : deedOf(event))],
  };
};

function deedOf({ type, recorded: { stream, metadata } }: Occurrence<DomainEvent>) {
  const { correlationId: id, time, actor, release = null } = metadata;
  const place = { collection: DEEDS_VIEW, id };
  // Of a visitor the log has no name, only a stand-in for a key.
  const actorName = actor.kind === 'visitor' ? null : (actor.id ?? null);
  const about = aboutOf(stream);
  const at = Date.parse(time);
  const told = { time, at, kindAt: kindAt(type, at), type, actorKind: actor.kind, actorName, about, release };
  return [
    {
      kind: 'put',
      ...place,
      document: { id, correlationId: id, ...told, events: 0 },
      unlessSame: 'correlationId',
    },
    { kind: 'increment', ...place, by: { events: 1 } },
  ] as const;
}
