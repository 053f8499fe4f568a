import type { Hour, Weather } from '../art/sky.js';
import type { StyleName } from './vocabulary.js';
import type { Noun, Relation, Role, Verb } from './lexicon.js';
import { toSet } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };

export type Worn = { readonly name: string; readonly color?: string | undefined };
export interface Item {
  readonly noun: Noun;
  color: string | undefined;
  size: number;
  count: number;
  mood: string | undefined;
  verb: Verb | undefined;
  object: Item | undefined;
  readonly wears: Worn[];
  /** Other figures on the same seat, in the same vehicle or at the same table. */
  readonly companions: Item[];
  letters: string | undefined;
  /** The motif of a picture, a statue or a cake. */
  shows?: Item | undefined;
  /** The place that a picture shows. */
  view?: string | undefined;
  job?: Role['job'] | undefined;
  related: { readonly relation: Relation; readonly item: Item }[];
  /** Above a place. */
  isRaised?: boolean;
  /** In the color that its picture has anyway. */
  hasOwnColor?: boolean;
  /** On a shoulder. */
  isAside?: boolean;
}
export interface Scene {
  readonly items: readonly Item[];
  readonly place: string;
  readonly crop: string | undefined;
  /** Other places that are seen far away. */
  readonly beyond: readonly string[];
  readonly view: string | undefined;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly style: StyleName | undefined;
  readonly letters: string | undefined;
  readonly title: string | undefined;
  /** Letters that no sign of the scene carries. */
  readonly banner: string | undefined;
  /** A landscape has no subject but its place; a still life has nobody in it. */
  readonly composition: 'subject' | 'landscape' | 'still life';
}
export const toItem = (noun: Noun, more: Partial<Item> = {}): Item => ({
  ...{ noun, size: 1, count: 1, wears: [], companions: [], related: [] },
  ...{ color: undefined, mood: undefined, verb: undefined, object: undefined, letters: undefined },
  ...more,
});
/** Takes several apart. */
export const copiesOf = (item: Item): Item[] => Array.from({ length: item.count }, () => ({ ...item, count: 1 }));
export const isCreature = ({ noun }: Pick<Item, 'noun'>): boolean =>
  /^(?:animal|flier|fish|person|marcel)$/.test(noun.kind) ||
  /^(?:robotToy|snowman|teddy-bear|ghost|jack-o-lantern)$/.test(noun.art);
/** Returns whether an animal is too large for a vehicle. */
export const isLarge = ({ noun, size }: Item): boolean => noun.kind === 'animal' && noun.size * size >= 1;
export const DWELLINGS = toSet('tent,igloo,kennel');
export const VESSELS = new Set(things.vessels);
/** Vessels through which their load is seen. */
export const SEE_THROUGH = toSet('bottle,cage,snowGlobe');
/** Vessels whose load follows their name: "a sled with presents". */
export const CARRIERS = new Set(things.carriers);
