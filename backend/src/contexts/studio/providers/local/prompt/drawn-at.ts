import { termAt } from '../language/words.js';
import { pictogramsAt } from '../pictograms/dictionary.js';
import { PROPS, type PropName } from '../props/props.js';
import type { Thing } from './thing.js';
import * as say from './vocabulary.js';

const isVessel = (words: readonly string[], at: number): boolean =>
  VESSELS.has(words[at] ?? '') && words[at + 1] === 'of' && meansSomething(words, at + 2);

const VESSELS = new Set(['bowl', 'cup', 'glass']);

const isYoung = (words: readonly string[], at: number): boolean =>
  words[at] === 'baby' && meansSomething(words, at + 1);

export const isThing = (word: string): boolean => meansSomething([word], 0) || termAt([word], 0, say.HIMSELF) > 0;

const meansSomething = (words: readonly string[], at: number): boolean =>
  pictogramsAt(words, at) !== undefined || ownAt(words, at) !== undefined;

export type DrawnThing = Pick<Thing, 'drawn' | 'where'>;

interface Drawn {
  readonly drawn: readonly DrawnThing[];
  readonly length: number;
}

export function drawnAt(words: readonly string[], at: number): Drawn {
  const own = ownAt(words, at);
  const named = pictogramsAt(words, at);
  if (named?.length === 1 && (isVessel(words, at) || isYoung(words, at))) return { drawn: [], length: 1 };
  if (own !== undefined && own.length >= (named?.length ?? 0)) {
    const drawn = own.names.map((name): DrawnThing => {
      const where = PROPS[name].where === 'behind' ? 'behind' : 'hand';
      return { drawn: { by: 'hand', name }, where };
    });
    return { drawn, length: own.length };
  }
  const drawn = (named?.pictograms ?? []).map(
    ({ name, where }) => ({ drawn: { by: 'pictogram', name }, where }) as const,
  );
  return { drawn, length: named?.length ?? 0 };
}

function ownAt(words: readonly string[], at: number): { names: PropName[]; length: number } | undefined {
  const found: { name: PropName; length: number }[] = [];
  let name: PropName;
  for (name in say.PROP_WORDS) {
    const length = termAt(words, at, say.PROP_WORDS[name] ?? '');
    if (length > 0) found.push({ name, length });
  }
  const length = Math.max(0, ...found.map((one) => one.length));
  return length === 0
    ? undefined
    : { names: found.filter((one) => one.length === length).map((one) => one.name), length };
}
