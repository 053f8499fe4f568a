import type { Hour, Weather } from '../art/sky.js';
import type { StyleName } from './vocabulary.js';
import type { Noun, Relation, Role, Verb } from './lexicon.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };

export const { CARRIERS, CREATURES, DWELLINGS, IMPLIED, SEE_THROUGH, VESSELS } = sets;
export type Names = Readonly<Record<string, string | undefined>>;
export type Worn = { readonly name: string; readonly color?: string | undefined };
export type Item = Record<'size' | 'count', number> &
  Record<'color' | 'mood' | 'letters', string | undefined> & {
    readonly noun: Noun;
    verb: Verb | undefined;
    object: Item | undefined;
    readonly wears: Worn[];
    /** Other figures on the same seat, in the same vehicle or at the same table. */
    readonly companions: Item[];
    /** The motif of a picture, a statue or a cake. */
    shows?: Item | undefined;
    view?: string | undefined;
    job?: Role['job'] | undefined;
    /** Colors of parts of its picture, and what they become: "a blue door". */
    paints?: readonly (readonly [from: string, to: string])[];
    related: { readonly relation: Relation; readonly item: Item }[];
    isRaised?: boolean | undefined;
    hasOwnColor?: boolean;
    isAside?: boolean;
  };
type SceneWords = Readonly<Record<'crop' | 'view' | 'letters' | 'title' | 'banner', string | undefined>>;
/** Its banner has the letters that no sign of the scene carries. */
export type Scene = SceneWords & {
  readonly items: readonly Item[];
  readonly place: string;
  readonly beyond: readonly string[];
  readonly hour: Hour;
  readonly weather: Weather;
  readonly style: StyleName | undefined;
  /** A landscape has no subject but its place; a still life has nobody in it. */
  readonly composition: 'subject' | 'landscape' | 'still life';
};
export const toItem = (noun: Noun, more: Partial<Item> = {}): Item => ({
  ...{ noun, size: 1, count: 1, wears: [], companions: [], related: [] },
  ...{ color: undefined, mood: undefined, verb: undefined, object: undefined, letters: undefined },
  ...more,
});
export const listParts = (item: Item): Item[] => [
  item,
  ...(item.object === undefined ? [] : [item.object]),
  ...item.related.map((one) => one.item),
  ...item.companions,
];
/** Joins a color with a second one, or with a pattern: "#ffffff", "|stripes|" and "#e0263c". */
export function combined(color: string | undefined, added: string): string {
  if (color === undefined) return added;
  const [base = '', pattern = '', second = ''] = color.split('|');
  const [own = '', name = '', other = ''] = added.split('|');
  if (name !== '') return `${base || own}|${name}|${other || second}`;
  return base === '' ? `${own}|${pattern}|${second}` : `${base}|${pattern || 'patches'}|${own}`;
}
export const copiesOf = (item: Item): Item[] => Array.from({ length: item.count }, () => ({ ...item, count: 1 }));
const VARIANTS = new Map(Object.entries(things.variants));
/** Returns how others of its kind look: kids differ in hair and skin. */
export function variantsOf(item: Item): Item[] {
  const { noun, color, verb, hasOwnColor } = item;
  const looks = color === undefined && hasOwnColor !== true ? (VARIANTS.get(noun.art) ?? ['']) : [''];
  return looks.map((look) => ({
    ...(verb !== undefined && sets.ONE_BALL.has(verb.name) ? withoutBall(item) : item),
    ...(look.startsWith('#') ? { color: look } : look !== '' && { noun: { ...noun, art: look } }),
  }));
}
export const asVariant = (other: Item) => (item: Item, at: number) => {
  const looks = item.noun.art === other.noun.art && item.color === other.color ? variantsOf(item) : [];
  return looks[at % looks.length] ?? item;
};
export const withoutBall = (item: Item): Item =>
  item.verb === undefined || item.object !== undefined ? item : { ...item, verb: { ...item.verb, object: '' } };
export const variedCopiesOf = (item: Item): Item[] =>
  copiesOf(item).map((copy, at) => (at === 0 ? copy : asVariant(item)(copy, at - 1)));
export const isCreature = ({ noun }: Pick<Item, 'noun'>): boolean =>
  CREATURES.has(noun.kind) || CREATURES.has(noun.art);
/** Returns whether an animal is too large for a vehicle. */
export const isLarge = ({ noun, size }: Item): boolean => noun.kind === 'animal' && noun.size * size >= 1;
/** Colors of cakes and trees, by what they are made of or bear. */
export const FLAVORS = new Map(Object.entries(things.flavors));
/** Clothes of somebody who is dressed as another. */
export const COSTUMES = new Map(Object.entries(things.costumes));
/** Boxes are open for those who sit in them, and cars closed for those who stand on them. */
export const OTHERS = new Map(Object.entries(things.others));
