import type { Hour } from '../art/sky.js';
import type { Weather } from '../art/weather.js';
import { COLORS, OWN_COLORS } from '../tables/vocabulary.js';
import { meaningsAt, nounOf, nounWithArt, type Meaning, type Noun, type Role, type Verb } from './lexicon.js';
import { isCreature, itemOf, LAIRS, VESSELS, type Item } from './scene.js';
import type { Token } from './tokens.js';
import { COLLECTIVES, OBJECTS_BEHIND, type StyleName, WEAK } from './vocabulary.js';
import { setOf } from '../sets.js';

type Use = 'drawn' | 'modifier' | 'filler' | 'unknown';

/** Tokens that are drawn together, change what follows, change nothing or are not understood. */
export interface Phrase {
  readonly use: Use;
  readonly at: number;
  readonly length: number;
}

export const MARCEL = nounOf('marcel') ?? nounWithArt('marcel');
const OTHER_DOG: Noun = { art: 'dog', kind: 'animal', size: 0.75 };
const SOMEBODY: Noun = { art: 'man', kind: 'person', size: 1 };
const PEOPLE: Noun = { art: 'person-standing', kind: 'person', size: 1 };

const MAX_ITEMS = 8;
const MAX_COPIES = 12;

const NIGHTLY = setOf('crescent-moon,full-moon,shooting-star');
const MODIFIERS = setOf('color,number,size');
const NOT_DRAWN = setOf('not,filler');
const ARTICLES = setOf('a,an,the,his,her,its,their,my,your,our,some');

/** Reads the words of a prompt in turn and collects what is to be drawn. */
export class SceneReader {
  readonly roots: Item[] = [];
  readonly places: string[] = [];
  /** Landmarks of cities. */
  readonly landmarks: Item[] = [];
  /** Place that belongs to the role of somebody. */
  rolePlace: string | undefined;
  hour: Hour | undefined;
  weather: Weather | undefined;
  style: StyleName | undefined;
  mood: string | undefined;
  readonly phrases: Phrase[] = [];
  /** Those that share the present clause, with its verb. */
  private group: Item[] = [];
  private last: Item | undefined;
  private relation: Extract<Meaning, { type: 'relation' }>['relation'] | undefined;
  private verb: Verb | undefined;
  private isJoined = false;
  private isDenied = false;
  private isAfterArticle = false;
  private count: number | undefined;
  private size = 1;
  private color: string | undefined;
  /** A verb before its subject: "a sleeping bear". */
  private adjective: Verb | undefined;
  /** The type of the meaning right before. */
  private before: Meaning['type'] | undefined;

  constructor(private readonly tokens: readonly Token[]) {
    const words = tokens.map(({ word }) => word);
    for (let at = 0; at < words.length;) {
      const match = meaningsAt(words, at);
      const length = match?.length ?? 1;
      this.phrases.push({
        use: match === undefined ? this.skip(words[at] ?? '') : this.read(match.meanings, at, length),
        at,
        length,
      });
      at += length;
    }
  }

  private skip(word: string): Use {
    if (word === ',') this.isJoined = true;
    this.before = undefined;
    if (/^\d+$/.test(word)) this.count = Math.min(MAX_COPIES, Math.max(1, Number(word)));
    this.isAfterArticle = /^\d+$/.test(word);
    return this.isAfterArticle ? 'modifier' : word === ',' || word === '' ? 'filler' : 'unknown';
  }

  private read(all: readonly Meaning[], at: number, length: number): Use {
    const [first, end] = [this.tokens[at], this.tokens[at + length - 1]];
    if (this.isDenied && all.some(({ type }) => type !== 'filler')) {
      this.isDenied = false;
      return 'filler';
    }
    for (const one of all) {
      if (one.type === 'hour') this.hour ??= one.hour;
      if (one.type === 'weather') this.weather ??= one.weather;
    }
    const meaning = this.chosen(all, first?.isProgressive ?? false);
    const [wasAfterArticle, isPlural] = [this.isAfterArticle, end?.isPlural ?? false];
    this.isAfterArticle = MODIFIERS.has(meaning.type);
    const { before, last: apposed } = this;
    this.before = meaning.type;
    const isBaby = before === 'noun' && apposed?.noun.art === 'baby';
    if (meaning.type === 'noun' && (before === 'role' || isBaby) && apposed !== undefined && isCreature(meaning))
      Object.assign(apposed, { noun: meaning.noun, ...(isBaby && { size: 0.65 }) });
    else if (meaning.type === 'role' && before === 'noun' && apposed !== undefined && isCreature(apposed))
      this.dress(apposed, meaning.role);
    else if (meaning.type === 'number' && COLLECTIVES.has(first?.word ?? '') && this.tokens[at + 1]?.word !== 'of') {
      const count = Number(meaning.name);
      if (before === 'noun' && apposed !== undefined) apposed.count = count;
      else this.put({ ...this.itemFor(PEOPLE, false), count });
      this.isAfterArticle = false;
      return 'drawn';
    } else if (meaning.type === 'noun') this.put(this.itemFor(meaning.noun, isPlural));
    else if (meaning.type === 'role') this.put(this.inRole(meaning.role, isPlural));
    else if (meaning.type === 'verb' && wasAfterArticle) this.adjective = meaning.verb;
    else if (meaning.type === 'verb') this.act(meaning.verb);
    else if (meaning.type === 'place') this.visit(meaning.name, all);
    else if (meaning.type === 'wear') this.wear(meaning.name);
    else if (meaning.type === 'mood') this.feel(meaning.name, wasAfterArticle);
    else if (meaning.type === 'style') this.style ??= meaning.style;
    else if (meaning.type === 'color') this.color = meaning.name;
    else if (meaning.type === 'number') this.count = Number(meaning.name);
    else if (meaning.type === 'size') this.size = Number(meaning.name);
    else if (meaning.type === 'relation') return this.relate(meaning.relation);
    else if (meaning.type === 'not') this.isDenied = true;
    else if (meaning.type === 'filler') this.isAfterArticle = wasAfterArticle || ARTICLES.has(first?.word ?? '');
    return MODIFIERS.has(meaning.type) ? 'modifier' : NOT_DRAWN.has(meaning.type) ? 'filler' : 'drawn';
  }

  /** Decides between a verb, a noun and a place of the same word by the words before it. */
  private chosen(all: readonly Meaning[], isProgressive: boolean): Meaning {
    const of = (type: Meaning['type']) => all.find((one) => one.type === type);
    const [verb, noun] = [of('verb'), of('role') ?? of('noun')];
    const [place, style, wear] = [of('place'), of('style'), of('wear')];
    if (style !== undefined && !(noun !== undefined && this.isAfterArticle)) return style;
    const isNominal = this.isAfterArticle || this.relation !== undefined;
    if (verb !== undefined && (isProgressive || (!isNominal && (noun === undefined || this.roots.length > 0))))
      return verb;
    if (place !== undefined && noun?.type === 'noun') {
      const isSeen =
        this.relation === undefined ||
        ['and', 'with', 'over', 'front', 'beside', 'under'].includes(this.relation) ||
        this.verb !== undefined;
      const isThing =
        noun.noun.kind === 'sky' || (noun.noun.kind === 'building' && place.type === 'place' && place.name !== 'city');
      return isThing && isSeen ? noun : place;
    }
    if (wear !== undefined && (noun === undefined || ['with', 'wearing', 'in'].includes(this.relation ?? '')))
      return wear;
    const others = (['color', 'relation', 'number', 'size', 'mood'] as const).map(of);
    return place ?? noun ?? others.find((one) => one !== undefined) ?? all[0] ?? { type: 'filler' };
  }

  private itemFor(noun: Noun, isPlural: boolean): Item {
    const isHe = noun.art === 'marcel';
    const isTaken = isHe && this.roots.some((one) => one.noun.art === 'marcel');
    const colorWord = COLORS.get(this.color ?? '')?.[0] ?? '';
    const isOwn = OWN_COLORS.get(colorWord)?.includes(noun.art) === true || (isHe && colorWord === 'blue');
    if (NIGHTLY.has(noun.art) || (noun.art === 'star' && isPlural)) this.hour ??= 'night';
    const item = itemOf(isTaken ? OTHER_DOG : noun, {
      count: this.count ?? (isPlural && !noun.art.endsWith('s') ? 3 : 1),
      size: this.size,
      color: isOwn ? undefined : this.color,
      mood: this.mood,
      verb: this.adjective,
    });
    this.forget();
    return item;
  }

  /** Lets Marcel play a role in costume, or somebody else if he is there already. */
  private inRole(role: Role, isPlural: boolean): Item {
    const isTaken = this.relation !== 'as' && this.roots.some((one) => one.noun.art === 'marcel');
    const item = this.itemFor(isTaken ? SOMEBODY : { ...MARCEL }, isPlural && this.count !== undefined);
    this.dress(item, role);
    return item;
  }

  private dress(item: Item, role: Role): void {
    item.wears.push(...role.wears.map((name) => ({ name })));
    this.rolePlace ??= role.place;
  }

  private forget(): void {
    this.count = undefined;
    this.size = 1;
    this.color = undefined;
    this.mood = undefined;
    this.adjective = undefined;
  }

  /** Gives an item its part: object of the verb, related to the subject, or a subject itself. */
  private put(item: Item): void {
    const subject = this.group.at(-1) ?? this.roots[0];
    const { relation, verb, last } = this;
    this.relation = undefined;
    this.last = item;
    if (subject === undefined) return this.addRoot(item);
    if (relation === 'as' || (relation === 'wearing' && item.wears.length > 0)) {
      subject.wears.push(...item.wears);
      return;
    }
    if (relation === 'with' && item.noun.art === subject.noun.art && item.color !== undefined) {
      // "A house with a red roof" is a red house.
      subject.color = item.color;
      return;
    }
    const isFree = verb !== undefined && subject.object === undefined;
    if (relation === undefined) {
      if (isFree && !this.isJoined) this.giveObject(item);
      else this.addRoot(item);
    } else if (relation === 'and') {
      const owner = this.roots.find((one) => one.object === last || one.related.some((other) => other.item === last));
      const before = owner?.related.find((other) => other.item === last);
      if (owner !== undefined && (before?.relation === 'with' || owner.object === last))
        owner.related.push({ relation: before === undefined ? 'beside' : 'with', item });
      else this.addRoot(item);
    } else if (relation === 'on' && item.noun.art === 'table' && this.group.length > 1 && !isCreature(subject)) {
      item.related.push(...this.roots.splice(0).map((one) => ({ relation: 'with' as const, item: one })));
      this.addRoot(item);
    } else if (
      isFree &&
      (item.noun.art === verb.object || OBJECTS_BEHIND[relation]?.has(verb.name)) &&
      !(relation === 'with' && isCreature(item)) &&
      !(relation === 'in' && LAIRS.has(item.noun.art))
    )
      this.giveObject(item);
    else {
      const owner = relation === 'of' ? last : relation === 'with' ? subject : this.group[0];
      const isOther = relation === 'wearing' || relation === 'of';
      (owner ?? subject).related.push({ relation: isOther ? 'with' : relation, item });
      this.verb = undefined;
    }
  }

  private giveObject(item: Item): void {
    for (const one of this.group) one.object = item;
    this.verb = undefined;
  }

  private addRoot(item: Item): void {
    if (this.roots.length >= MAX_ITEMS) return;
    this.roots.push(item);
    if (this.group.some((one) => one.verb !== undefined)) this.group = [];
    this.group.push(item);
    this.last = item;
    this.isJoined = false;
    this.verb = undefined;
  }

  private act(verb: Verb): void {
    if (this.roots.length === 0) this.addRoot(itemOf(MARCEL));
    for (const one of this.group)
      if (one.verb === undefined || (WEAK.has(one.verb.name) && one.object === undefined)) one.verb = verb;
    this.verb = verb;
    this.relation = undefined;
    this.isJoined = false;
  }

  private visit(name: string, all: readonly Meaning[]): void {
    for (const one of all) if (name === 'city' && one.type === 'noun') this.landmarks.push(itemOf(one.noun));
    if (!this.places.includes(name)) this.places.push(name);
    this.relation = undefined;
    this.verb = undefined;
    this.forget();
  }

  private wear(name: string): void {
    const wearer = [this.last, this.group.at(-1), this.roots[0]].find((one) => one !== undefined && isCreature(one));
    const { color, count = 1, size } = this;
    if (wearer === undefined) this.put(itemOf({ art: name, kind: 'wear', size: 0.5 }, { count, size, color }));
    else wearer.wears.push({ name, color });
    this.forget();
    this.relation = undefined;
  }

  private feel(mood: string, isBefore: boolean): void {
    const owner = this.group.at(-1);
    this.isAfterArticle = isBefore || owner === undefined;
    if (isBefore || owner === undefined) this.mood = mood;
    else owner.mood = mood;
  }

  private relate(relation: NonNullable<typeof this.relation>): Use {
    if (relation === 'of' && !VESSELS.has(this.last?.noun.art ?? '')) return 'filler';
    if (relation === 'wearing') this.verb = undefined;
    this.relation = relation;
    this.isJoined = relation === 'and';
    this.isAfterArticle = false;
    return 'filler';
  }
}
