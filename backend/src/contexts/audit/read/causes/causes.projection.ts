import type { DomainEvent } from '../../../../platform/decider/decider.js';
import type { StreamKind } from '../../../../platform/decider/event-catalogue.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { versionFollowing } from '../../../../platform/consumers/projections/version-following.js';
import { CAUSES_VIEW } from '../../views.js';

/** Where each event of the log stands, and what caused it: the log itself finds events by their place only. */
export const causesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => ({
  name: CAUSES_VIEW,
  version: versionFollowing(streams, 1),
  collections: [{ name: CAUSES_VIEW, id: 'text', fields: { causationId: 'text' } }],
  streamPrefixes: streams.map(({ prefix }) => prefix),
  catalogue: Object.fromEntries(streams.flatMap(({ catalogue }) => Object.entries(catalogue))),
  project({ recorded: { id, stream, revision, metadata } }) {
    const { causationId } = metadata;
    return [{ kind: 'put', collection: CAUSES_VIEW, id, document: { id, stream, revision, causationId } }];
  },
});
