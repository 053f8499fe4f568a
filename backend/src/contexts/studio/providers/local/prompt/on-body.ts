import { termAt } from '../language/words.js';

interface OnBody {
  readonly relation: 'head' | 'shoulder';
  readonly length: number;
  readonly isMarcels: boolean;
}

const PARTS: Readonly<Record<string, OnBody['relation']>> = { head: 'head', shoulder: 'shoulder' };

const OWNERS: ReadonlySet<string> = new Set(['his', 'her', 'its', 'their', 'the', 'a', 's', 'left', 'right']);

export function onBodyAt(words: readonly string[], at: number): OnBody | undefined {
  const isOn = words[at] === 'on' || words[at] === 'upon';
  if (!isOn) return undefined;
  let place = at + (words[at + 1] === 'top' && words[at + 2] === 'of' ? 3 : 1);
  let isMarcels = false;
  for (let word = words[place] ?? ''; OWNERS.has(word) || isHis(word); word = words[place] ?? '') {
    isMarcels ||= isHis(word);
    place += 1;
  }
  const part = words[place] ?? '';
  const relation = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  return relation === undefined ? undefined : { relation, length: place + 1 - at, isMarcels };
}

const isHis = (word: string): boolean => termAt([word], 0, 'marcel,dog,puppy') > 0;

export const BODY_TERMS = Object.keys(PARTS).join(',');
