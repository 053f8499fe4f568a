import { SEO } from './rules.js';

interface Described {
  name: string;
  brand: string;
  visualDesc: string | null;
  historyOverview: string | null;
}

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
