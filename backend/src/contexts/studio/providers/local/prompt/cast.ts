import type { Hour } from '../art/sky.js';
import { sets } from '../sets.js';
import verbs from '../tables/verbs.json' with { type: 'json' };
import { nounWithArt, verbNamed, type Meaning, type Noun, type Verb } from './lexicon.js';
import { copiesOf, isCreature, listParts, toItem, type Item } from './scene.js';
import { vocabularyTerms, SHARED, WEAK } from './vocabulary.js';

const { BESIDE, BESIDES, GUIDING, MUTUAL, SEATED_IN } = sets;
export const MARCEL = nounWithArt('marcel');
export const OTHER_DOG: Noun = { art: 'dog', kind: 'animal', size: 0.75 };
export type NamedRelation = Extract<Meaning, { type: 'relation' }>['relation'];
const MAX_ITEMS = 8;
const TOY_SIZE = 0.45;
export const PLAYED = new Map(Object.entries(verbs.players));

/** Makes room on a seat for another or for something to do. */
export function onSeat(item: Item): void {
  if (!/^(?:sit|lie)$/.test(item.verb?.name ?? '') || item.object === undefined) return;
  item.related.push({ relation: 'on', item: item.object });
  item.object = undefined;
}
export const matesOf = ({ related }: Item): Item['related'] =>
  related.filter(({ relation, item }) => relation === 'with' && isCreature(item));
/** Gives those who are named with somebody a place beside them: on a couch, at a table. */
export function joinMates(one: Item): void {
  const mates = matesOf(one);
  one.companions.push(...mates.map(({ item }) => item));
  one.related = one.related.filter((other) => !mates.includes(other));
}
export const withMarks = (verb: Verb, marks: string): Verb => ({ ...verb, marks: `${verb.marks},${marks}` });
/** Lets somebody do two things at once: "riding a unicycle while juggling three balls". */
export function alsoDoing(verb: Verb, { name, slot }: Verb, { noun, color = '', count }: Item): Verb {
  const [x = '', ...rest] = slot.split(' ');
  const shown = name === 'catch' ? count : 1;
  const spots = Array.from({ length: shown }, (_, at) => Number(x) + (at - (shown - 1) / 2) * 66);
  return withMarks(verb, spots.map((left) => `+${noun.art} ${left} ${rest.join(' ')} ${color}`).join());
}
/** Collects what a prompt names and puts it together: who does what, with what, where. */
export class Cast {
  readonly roots: Item[] = [];
  readonly places: string[] = [];
  readonly landmarks: Item[] = [];
  rolePlace: string | undefined;
  /** A plant that grows all over the place: "a meadow full of tulips". */
  crop: string | undefined;
  hour: Hour | undefined;
  mood: string | undefined;
  /** Those that share the present clause, with its verb. */
  protected group: Item[] = [];
  protected last: Item | undefined;
  /** The one that was named with the last: "a bride and groom". */
  protected partner: Item | undefined;
  protected relation: NamedRelation | undefined;
  protected verb: Verb | undefined;
  protected isJoined = false;
  protected isDressing = false;
  protected isAfterArticle = false;
  /** A picture or a statue whose motif acts in its place: "a statue of a lion reading a book". */
  protected bearer: Item | undefined;
  /** The relation to the place that was named last: "on a park bench". */
  protected placeRelation: NamedRelation | undefined;
  protected count: number | undefined;
  protected size = 1;
  protected color: string | undefined;
  /** A verb before its subject: "a sleeping bear". */
  protected adjective: Verb | undefined;
  protected itemFor(noun: Noun, isPlural: boolean): Item {
    const isMarcel = noun.art === 'marcel';
    const isTaken = isMarcel && this.roots.some((one) => one.noun.art === 'marcel');
    const colorWord = vocabularyTerms.color.get(this.color ?? '')?.[0] ?? '';
    const isOwn = vocabularyTerms.own.get(colorWord)?.includes(noun.art) === true || (isMarcel && colorWord === 'blue');
    if (/^(?:crescent-moon|full-moon|shooting-star)$/.test(noun.art) || (noun.art === 'star' && isPlural))
      this.hour ??= 'night';
    const isToy = this.size === TOY_SIZE && !isMarcel;
    const item = toItem(isTaken ? OTHER_DOG : isToy ? { ...noun, kind: 'toy', size: 1 } : noun, {
      count: this.count ?? (isPlural && !noun.art.endsWith('s') ? (sets.STEMMED.has(noun.art) ? 5 : 3) : 1),
      ...{ size: this.size, mood: this.mood, verb: this.adjective, hasOwnColor: isOwn && colorWord !== 'rainbow' },
      color: isOwn ? undefined : ((isMarcel ? this.color?.split('|')[0] : this.color) ?? noun.color),
    });
    this.forget();
    return item;
  }
  protected forget(): void {
    Object.assign(this, { count: undefined, size: 1, color: undefined, mood: undefined, adjective: undefined });
  }
  protected isInside(item: Item): boolean {
    return this.roots.some(({ related }) => related.some((one) => one.item === item && one.relation === 'in'));
  }
  protected remove(item: Item): void {
    for (const one of this.roots.flatMap(listParts)) {
      one.related = one.related.filter((other) => other.item !== item);
      if (one.object === item) one.object = undefined;
    }
    if (this.roots.includes(item)) this.roots.splice(this.roots.indexOf(item), 1);
    this.group = this.group.filter((one) => one !== item);
  }
  protected seatTogether(): void {
    const [first, ...others] = this.group;
    first?.companions.push(...others);
    for (const one of others) this.roots.splice(this.roots.indexOf(one), 1);
    this.group = this.group.slice(0, 1);
  }
  protected giveObject(item: Item): void {
    const size = item.noun.kind === 'thing' ? 0 : item.noun.size;
    const isFit = size > 0.5 && (size * item.size < 1.5 || this.verb?.name !== 'fight');
    if (MUTUAL.has(this.verb?.name ?? '') && isCreature(item) && isFit)
      return void this.group[0]?.companions.push(item);
    if (this.verb?.name === 'play' && item.noun.kind === 'instrument') item.count = 1;
    const game = this.verb?.name === 'play' ? verbNamed(PLAYED.get(item.noun.art) ?? '') : undefined;
    const isAtTable = game?.slot.startsWith('behind') === true;
    const others = this.group.flatMap(({ related, companions }) => [...related.map((one) => one.item), ...companions]);
    const mates = others.filter(({ verb }) => verb === this.verb);
    const aside = this.verb && { ...this.verb, object: '' };
    const act = BESIDE.has(aside?.slot ?? '') ? { verb: aside } : { object: item };
    for (const one of this.group) Object.assign(one, isAtTable ? { verb: undefined } : { object: item });
    for (const one of mates) Object.assign(one, isAtTable ? { verb: undefined } : act);
    if (isAtTable) this.act(game);
    this.verb = undefined;
  }
  protected addRoot(item: Item): void {
    if (this.roots.length >= MAX_ITEMS) return;
    this.roots.push(item);
    const isPlaced = ({ related }: Item): boolean => related.some((one) => /^(?:in|on|under)$/.test(one.relation));
    if (this.group.some((one) => one.verb !== undefined || isPlaced(one))) this.group = [];
    this.group.push(item);
    Object.assign(this, { last: item, isJoined: false, verb: undefined });
  }
  protected act(verb: Verb): void {
    if (this.roots.length === 0) this.addRoot(toItem(MARCEL));
    const [leader, last] = [this.group[0], this.last];
    const isGuided = leader?.object === last && GUIDING.has(leader?.verb?.name ?? '');
    if (last && leader && isCreature(last) && (isGuided || !isCreature(leader))) {
      // "A boat with a cat fishing": the boat is no longer the subject.
      if (SEATED_IN.has(leader.noun.kind)) {
        this.remove(last);
        this.roots.splice(this.roots.indexOf(leader), 1, last);
        if (verb.slot === 'drive') last.object = leader;
        else last.related.push({ relation: 'in', item: leader });
      }
      this.group = [last];
    }
    for (const one of this.group) {
      onSeat(one);
      if (verb.name === 'hands' && one.object) Object.assign(one, { companions: [one.object], object: undefined });
      const special = verbNamed(`${verb.name} ${one.object?.noun.art}`);
      if (special) Object.assign(one, { verb: special, object: undefined });
      else if (one.verb === undefined || (WEAK.has(one.verb.name) && one.object === undefined)) one.verb = verb;
      else if (BESIDES.has(one.verb.name) && one.object === undefined) one.verb = withMarks(verb, one.verb.marks);
      else if (BESIDES.has(verb.name)) one.verb = withMarks(one.verb, verb.marks);
    }
    const [one] = this.group;
    for (const { item } of one ? matesOf(one) : [])
      item.verb ??= BESIDE.has(verb.slot) ? { ...verb, object: '' } : verb;
    const isAtTable = verb.slot.startsWith('behind');
    const isShared = SHARED.has(verb.name) || /^(?:drive|roast)$/.test(verb.name);
    if (one !== undefined && (isAtTable || isShared)) joinMates(one);
    if ((isAtTable || verb.slot === 'drive') && one !== undefined && one.count > 1)
      Object.assign(one, { count: 1, companions: copiesOf({ ...one, count: one.count - 1, companions: [] }) });
    if (isAtTable || isShared) this.seatTogether();
    Object.assign(this, { verb, relation: undefined, isJoined: false });
  }
}
