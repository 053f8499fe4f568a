import type { StreamKind } from '../../../platform/decider/decider.js';
import { demonstrationEvents, DEMONSTRATION_STREAM } from './demonstration.events.js';
import { IMPORT_STREAM, importEvents } from './import.events.js';
import { likeEvents, LIKE_STREAMS } from './like.events.js';
import { mascotEvents, MASCOT_STREAMS } from './mascot.events.js';
import { nameClaimEvents, NAME_CLAIM_STREAMS } from './name-claim.events.js';
import { slugEvents, SLUG_STREAMS } from './slug.events.js';

export const mascotStreams: readonly StreamKind[] = [
  { prefix: MASCOT_STREAMS, key: 'id', about: 'What became of a mascot', catalogue: mascotEvents },
  { prefix: LIKE_STREAMS, key: 'id', about: 'The likes of a mascot', onlyCounts: true, catalogue: likeEvents },
  {
    prefix: NAME_CLAIM_STREAMS,
    key: 'digest',
    about: 'Which mascot has a pair of name and brand',
    catalogue: nameClaimEvents,
  },
  { prefix: SLUG_STREAMS, key: 'slug', about: 'Which mascot has an address', catalogue: slugEvents },
  { prefix: IMPORT_STREAM, about: 'The imports of mascots from files', catalogue: importEvents },
  { prefix: DEMONSTRATION_STREAM, about: 'How far a new log has been filled', catalogue: demonstrationEvents },
];
