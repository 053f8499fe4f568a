import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../../domain/seal.events.js';
import { SEALS_VIEW } from '../../views.js';

/** The seals once more, apart from the log: a log whose end was cut off is told by the seal that it no longer holds. */
export const sealsProjection: Projection<LogSealed> = {
  name: SEALS_VIEW,
  version: 2,
  collections: [{ name: SEALS_VIEW, id: 'number', fields: {} }],
  streamPrefixes: [SEAL_STREAM],
  catalogue: sealEvents,
  project({ data, recorded }) {
    const id = recorded.revision;
    const { events, hash } = data;
    return [{ kind: 'put', collection: SEALS_VIEW, id, document: { id, events, hash } }];
  },
};
