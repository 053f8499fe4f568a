import type { MascotProfile } from './mascot.events.js';

/** The fields of an edit that really differ from the profile. */
export function changedFields(profile: MascotProfile, edit: Partial<MascotProfile>): Partial<MascotProfile> {
  const current: Readonly<Record<string, unknown>> = profile;
  const differing = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(current[field]),
  );
  return Object.fromEntries(differing);
}
