import type { Mascot } from '@marcel/contracts';
import { Figures, type MascotState } from './past.collections.js';

/** What is left of a mascot that is there no more: its names and figures, and none of its words; undefined where nothing is known of it. */
export function goneMascot(id: number, states: readonly MascotState[], likes: number): Mascot | undefined {
  const [published] = states;
  const figures = Figures.safeParse(published?.figures).data;
  if (published === undefined || figures === undefined) return undefined;
  const words = { visualDesc: null, facts: [], historyOverview: null, sourceUrl: null, imageUrl: null };
  const { time } = published;
  return { id, ...figures, ...words, likes, contributor: '', slug: '', createdAt: time, updatedAt: time };
}
