import type { MascotValues } from './fields.js';
import { SEO } from './rules.js';

type Described = Pick<MascotValues, 'name' | 'brand' | 'visualDesc' | 'historyOverview'>;

export const mascotTitle = ({ name, brand }: Described): string =>
  truncated(`${name} by ${brand} | Mascotdex`, SEO.shareTitle);

export function mascotDescription(mascot: Described): string {
  const { name, brand, visualDesc, historyOverview } = mascot;
  return truncated(visualDesc || historyOverview || `${name} is the mascot of ${brand}.`, SEO.description);
}

export function truncated(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}
