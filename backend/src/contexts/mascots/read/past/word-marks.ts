import { createHash } from 'node:crypto';
import type { Mascot } from '@marcel/contracts';
import type { WordMarks } from './past.collections.js';

type Words = Pick<Mascot, keyof WordMarks>;

const BYTES = 16;

const markOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, BYTES).toString('base64url');

const markOrNull = (text: string | null): string | null => (text === null ? null : markOf(text));

/** The marks of those words that are given. */
export const marksOf = ({ facts, visualDesc, historyOverview, sourceUrl, imageUrl }: Partial<Words>) => ({
  ...(visualDesc !== undefined && { visualDesc: markOrNull(visualDesc) }),
  ...(historyOverview !== undefined && { historyOverview: markOrNull(historyOverview) }),
  ...(sourceUrl !== undefined && { sourceUrl: markOrNull(sourceUrl) }),
  ...(imageUrl !== undefined && { imageUrl: markOrNull(imageUrl) }),
  ...(facts !== undefined && { facts: facts.map(markOf) }),
});

/** Of today's words those that were there then, too. */
export function wordsOfThen(now: Words, marks: Partial<WordMarks>): Words {
  const same = (name: Exclude<keyof WordMarks, 'facts'>): string | null => {
    const text = now[name];
    return text !== null && marks[name] === markOf(text) ? text : null;
  };
  return {
    visualDesc: same('visualDesc'),
    historyOverview: same('historyOverview'),
    sourceUrl: same('sourceUrl'),
    imageUrl: same('imageUrl'),
    facts: now.facts.filter((fact) => marks.facts?.includes(markOf(fact))),
  };
}
