import type { StreamKind } from '../../platform/decider/decider.js';
import { demonstrationEvents, DEMONSTRATION_STREAM } from './domain/demonstration.js';
import { IMPORT_STREAM, importEvents } from './domain/import.js';
import { likeEvents, LIKE_STREAMS } from './domain/like.js';
import { mascotEvents, MASCOT_STREAMS } from './domain/mascot.events.js';
import { nameClaimEvents, NAME_CLAIM_STREAMS } from './domain/name-claim.js';
import { slugEvents, SLUG_STREAMS } from './domain/slug.js';

export { mascotEvents, parseMascotId, MASCOT_STREAMS, mascotStream, type MascotEvent } from './domain/mascot.events.js';
export { demonstration } from './domain/demonstration.js';
export { MascotReader } from './read/mascot.js';
export { MascotRegistry } from './write/mascot-registry.js';
export { MascotsModule } from './mascots.module.js';
export { loadHistoricalNames } from './read/past/mascot-states.js';
export { pastProjection } from './read/past/past.projection.js';
export { directoryProjection } from './read/directory/directory.projection.js';
export { ImportDemonstration } from './write/import-demonstration/import-demonstration.js';
export type { ImportedMascot } from './write/import-mascots/row-importer.js';
export { importsProjection } from './read/imports.js';
export { MascotLiveUpdates } from './read/live-updates.js';
export { MascotPages } from './read/pages.js';
export { DIRECTORY_VIEW } from './views.js';

export const mascotStreams: readonly StreamKind[] = [
  { prefix: MASCOT_STREAMS, key: 'id', description: 'Lifecycle of a mascot', catalogue: mascotEvents },
  { prefix: LIKE_STREAMS, key: 'id', description: 'Likes of a mascot', isCounter: true, catalogue: likeEvents },
  {
    prefix: NAME_CLAIM_STREAMS,
    key: 'digest',
    description: 'Mascot that owns a pair of name and brand',
    catalogue: nameClaimEvents,
  },
  { prefix: SLUG_STREAMS, key: 'slug', description: 'Mascot that owns a slug', catalogue: slugEvents },
  { prefix: IMPORT_STREAM, description: 'Imports of mascots from files', catalogue: importEvents },
  { prefix: DEMONSTRATION_STREAM, description: 'Progress of the demonstration data', catalogue: demonstrationEvents },
];
