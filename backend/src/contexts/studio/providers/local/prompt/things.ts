import { pictogramsAt } from '../pictograms/dictionary.js';
import type { PropName } from '../props/props.js';
import { relationBefore, type Relation } from './relations.js';
import * as say from './vocabulary.js';
import { countBefore } from './counts.js';
import { termAt } from '../language/words.js';

/** Something that a prompt names, drawn by our own hand or as a pictogram. */
export interface Thing {
  readonly drawn:
    | { readonly by: 'hand'; readonly name: PropName }
    | { readonly by: 'pictogram'; readonly name: string };
  readonly where: 'hand' | 'ground' | 'air' | 'behind';
  readonly count: number;
  /** How Marcel and it belong together. */
  readonly relation: Relation;
  /** Left out: the colour it has by itself. */
  readonly colour?: string;
}

/** Words that may stand between a colour and what has it. */
const COLOUR_REACH = 2;

/** Everything that the words name, in the order of their mention, each once. */
export function thingsIn(words: readonly string[]): Thing[] {
  const things = new Map<string, Thing>();
  for (let at = 0; at < words.length;) {
    const length = add(things, words, at);
    at += Math.max(1, length);
  }
  return [...things.values()];
}

/** @returns how many words were understood */
function add(things: Map<string, Thing>, words: readonly string[], at: number): number {
  const told = { count: countBefore(words, at), relation: relationBefore(words, at), ...colourBefore(words, at) };
  const own = ownAt(words, at);
  const named = pictogramsAt(words, at);
  if (own !== undefined && own.length >= (named?.length ?? 0)) {
    for (const name of own.names)
      put(things, {
        drawn: { by: 'hand', name },
        where: 'hand',
        ...told,
        ...(isRide(words, at) && { relation: 'below' }),
      });
    return own.length;
  }
  for (const { name, where } of named?.pictograms ?? [])
    put(things, { drawn: { by: 'pictogram', name }, where, ...told });
  return named?.length ?? 0;
}

/** 'Surfing' says by itself who is on what. */
const RIDES = new Set(['surfing', 'surfer', 'skateboarding', 'skating', 'skater']);

const isRide = (words: readonly string[], at: number): boolean => RIDES.has(words[at] ?? '');

/** Of what is named twice, the larger number counts, and what else was told of it. */
function put(things: Map<string, Thing>, thing: Thing): void {
  const { name } = thing.drawn;
  const before = things.get(name);
  const relation = before === undefined || before.relation === 'beside' ? thing.relation : before.relation;
  things.set(name, { ...before, ...thing, relation, count: Math.max(before?.count ?? 1, thing.count) });
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

function colourBefore(words: readonly string[], at: number): { colour?: string } {
  const before = words.slice(Math.max(0, at - COLOUR_REACH), at).toReversed();
  for (const word of before) {
    const colour = Object.hasOwn(say.COLOUR_WORDS, word) ? say.COLOUR_WORDS[word] : undefined;
    if (colour !== undefined) return { colour };
    if (pictogramsAt([word], 0) !== undefined || word === 'and' || word === 'with') return {};
  }
  return {};
}
