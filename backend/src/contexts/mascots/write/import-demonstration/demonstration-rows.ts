import { fieldErrorsOf, MascotInput, type DemonstrationMascot } from '@marcel/contracts';
import type { MascotProfile } from '../../domain/mascot.events.js';

/** A row as the profile of the mascot it becomes. */
export function toProfile({ art: _, imageUrl: __, ...row }: DemonstrationMascot, contributor: string): MascotProfile {
  return { ...row, contributor };
}

/** One line for each field that breaks the mascot rules. */
export function importErrors(profile: MascotProfile): string[] {
  const input = Object.assign(new MascotInput(), profile);
  return fieldErrorsOf(input).map(({ path, message }) => `${profile.name}: ${path}: ${message}`);
}
