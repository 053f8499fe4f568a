import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../../domain/seal.events.js';
import { SEALS_VIEW } from '../../views.js';

/**
 * The seals once more, apart from the log: a log whose end was cut off is told by the seal that it no longer holds. Kept by
 * their hashes, so that no seal of another log takes the place of one that was known.
 */
export const sealsProjection: Projection<LogSealed> = {
  name: SEALS_VIEW,
  version: 3,
  outlivesLog: true,
  collections: [{ name: SEALS_VIEW, id: 'text', fields: {} }],
  streamPrefixes: [SEAL_STREAM],
  catalogue: sealEvents,
  project({ data: { events, hash } }) {
    return [{ kind: 'put', collection: SEALS_VIEW, id: hash, document: { id: hash, events } }];
  },
};
