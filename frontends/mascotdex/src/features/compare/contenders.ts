import type { Mascot } from '@marcel/contracts';

/** One place of a comparison. It keeps its sign, whoever else is taken out. */
export interface Contender {
  slug: string;
  sign: Sign;
  state: 'here' | 'loading' | 'gone' | 'failed';
  mascot: Mascot | undefined;
  retry: () => void;
}

/** Whoever is there to be drawn. */
export interface Drawn extends Pick<Contender, 'sign'> {
  mascot: Mascot;
}

/** By which each is known in drawings, beside its color. */
export const SIGNS = ['circle', 'square', 'triangle'] as const;
export type Sign = (typeof SIGNS)[number];

export const drawnOf = (contenders: readonly Contender[]): Drawn[] =>
  contenders.flatMap(({ sign, mascot }) => (mascot ? { sign, mascot } : []));

/** The highest of several values, unless all are the same. */
export function highest(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  return values.some((value) => value < most) ? most : undefined;
}
