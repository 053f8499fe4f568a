import type { Mascot } from '@marcel/contracts';

export interface Contender {
  slug: string;
  sign: Sign;
  state: 'here' | 'loading' | 'gone' | 'failed';
  mascot: Mascot | undefined;
  retry: () => void;
}

export interface Drawn extends Pick<Contender, 'sign'> {
  mascot: Mascot;
}

export const SIGNS = ['circle', 'square', 'triangle'] as const;
export type Sign = (typeof SIGNS)[number];

export const drawnOf = (contenders: readonly Contender[]): Drawn[] =>
  contenders.flatMap(({ sign, mascot }) => (mascot ? { sign, mascot } : []));

/** The highest of several values, unless all are the same. */
export function highest(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  return values.some((value) => value < most) ? most : undefined;
}
