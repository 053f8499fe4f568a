import type { DomainEvent } from '../../../../platform/decider/decider.js';
import type { StreamKind } from '../../../../platform/decider/event-catalogue.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { versionFollowing } from '../../../../platform/consumers/projections/version-following.js';
import { CAUSES_VIEW } from '../../views.js';

/**
 * Where each event stands that may have another cause than a request, or effects, and with which others it belongs: the log itself finds events by their place only. Nearly all events of
 * a log are only counted; they would make this the largest view of all.
 */
export const causesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const followed = streams.filter(({ onlyCounts }) => onlyCounts !== true);
  return {
    name: CAUSES_VIEW,
    version: versionFollowing(followed, 3),
    collections: [{ name: CAUSES_VIEW, id: 'text', fields: { causationId: 'text', correlationId: 'text' } }],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project({ type, recorded: { id, stream, revision, metadata } }) {
      const { causationId, correlationId } = metadata;
      const document = { id, type, stream, revision, causationId, correlationId };
      return [{ kind: 'put', collection: CAUSES_VIEW, id, document }];
    },
  };
};
