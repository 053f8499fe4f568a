import type { MascotProfile } from './mascot.events.js';

const fold = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What makes two mascots duplicates: the same name and brand, in any case and spacing. */
export function nameKey({ name, brand }: Pick<MascotProfile, 'name' | 'brand'>): string {
  return JSON.stringify([fold(name), fold(brand)]);
}
