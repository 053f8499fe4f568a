import type { DomainEvent } from '../../../../platform/decider/decider.js';
import type { StreamKind } from '../../../../platform/decider/event-catalogue.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { versionFollowing } from '../../../../platform/consumers/projections/version-following.js';
import { FRONTEND_STREAMS } from '../../../releases/index.js';
import { REFERENCES_VIEW } from '../../views.js';

/** Streams that grow with every click, and hold numbers only. */
export const WITHOUT_PICTURES = ['ids-', 'likes-'];

/** Releases know themselves which of their files are kept. */
const PASSED_OVER = [...WITHOUT_PICTURES, FRONTEND_STREAMS];

/** A picture's name, wherever it stands: whatever looks like one is taken for one, so that no kind of record is forgotten. */
const NAME = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

/** Every picture that a record of the log has ever referred to. */
export const referencesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const followed = streams.filter(({ prefix }) => !PASSED_OVER.some((without) => prefix.startsWith(without)));
  return {
    name: REFERENCES_VIEW,
    version: versionFollowing(followed, 1),
    collections: [{ name: REFERENCES_VIEW, id: 'text', fields: {} }],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project({ data }) {
      const names = new Set(JSON.stringify(data).match(NAME));
      return [...names].map((id) => ({ kind: 'put', collection: REFERENCES_VIEW, id, document: { id } }));
    },
  };
};
