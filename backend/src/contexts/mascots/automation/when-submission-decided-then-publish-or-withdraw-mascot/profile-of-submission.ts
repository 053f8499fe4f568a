import { untold } from '@marcel/contracts';
import type { MascotProfile } from '../../domain/mascot.events.js';

/** A new mascot as its submitter described it; its longevity starts at the default, for only time can tell. */
export function profileOfSubmission(submitted: Omit<MascotProfile, 'status'>): MascotProfile {
  return { ...submitted, ...untold(['status', 'longevityScore']) };
}
