import { MASCOT_DEFAULTS, type SubmissionPayload } from '@marcel/contracts';
import type { MascotProfile } from '../../domain/mascot.events.js';

/** A new mascot as its submitter described it; its longevity starts at the default, for only time can tell. */
export function profileOfSubmission(payload: SubmissionPayload): MascotProfile {
  return { ...payload, status: MASCOT_DEFAULTS.status, longevityScore: MASCOT_DEFAULTS.score };
}
