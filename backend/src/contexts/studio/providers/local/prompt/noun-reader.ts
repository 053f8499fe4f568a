import { MARCEL, OTHER_DOG } from './cast.js';
import { Stage } from './stage.js';
import { nounWithArt, verbNamed, type Meaning, type Noun, type Role } from './lexicon.js';
import { isCreature, toItem, type Item, type Names } from './scene.js';
import type { Token } from '../../../language/tokens.js';
import { FEATURES } from './vocabulary.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };

const { GENERIC, PERCHES, SHOWN, CROPS, HUNG, CARRIERS, FLAVORED, LOADED, VESSELS } = sets;
/** Things that may have the shape or the picture of another: "a lion statue". */
const BEARERS = new Set(['statueFigure', ...Object.keys(things.bearers)]);
export type Use = 'drawn' | 'modifier' | 'filler' | 'unknown';
/** Tokens that are drawn together, change what follows, change nothing or are not understood. */
export type Phrase = { readonly use: Use } & Readonly<Record<'at' | 'length', number>>;
/** Words of one meaning, with what stands around them. */
export type Passage = Readonly<Record<'at' | 'length', number>> & {
  readonly first: Token | undefined;
  readonly isPlural: boolean;
  /** Up to four words before them, each behind a blank, and two words after them. */
  readonly before: string;
  readonly after: readonly string[];
  /** The type of the word before them, if nothing stands between. */
  readonly previous: Meaning['type'] | undefined;
};
export const MAX_COPIES = 12;
const OF_PLACE = / (?:field|meadow|garden|hill|valley|patch|park)(?: full| filled| covered)? (?:of|with)(?: \w+)?$/;
const FEMALE = /(?:ess|queen|girl|witch|nun|ballerina|bride|nurse)$/;
/** Words between somebody and the role: "Marcel, a policeman". */
const APPOSED = /[a-z] ,(?: (?:an?|the)(?: \w+)?)?$/;
const OLD = / (?:old|elderly|aged|retired|senior)(?: \w+)?$/;
/** Colors of food, and those of somebody who is something else besides: "a robot dog". */
const { flavors, tints, adults }: Record<'flavors' | 'tints' | 'adults', Names> = things;
export const isCrop = ({ art, kind }: Noun): boolean => kind === 'plant' || CROPS.has(art);
const isPup = (noun: Noun, before: Item): boolean => noun.kind === 'marcel' && /dog$|poodle/.test(before.noun.art);
/** Returns whether two nouns in a row name one thing: "an apple tree". */
const isCompound = (noun: Noun, before: Item): boolean =>
  !/^(?:marcel|several|ensemble)$/.test(noun.kind) &&
  before.noun.kind !== 'marcel' &&
  !(noun.kind === 'ball' && isCreature(before)) &&
  (!isCreature({ noun }) || !isCreature(before) || noun.art === before.noun.art);

/** Reads the nouns and roles of a prompt. */
export class NounReader extends Stage {
  readonly phrases: Phrase[] = [];
  constructor(protected readonly tokens: readonly Token[]) {
    super();
  }
  protected wordsAt = (from: number, to: number): string[] => this.tokens.slice(from, to).map(({ word }) => word);
  protected typed(from: number, to: number): string {
    const words = this.tokens.slice(from, to).map(({ typed }) => typed);
    return words.join(' ').trim().toUpperCase();
  }
  protected readNoun(noun: Noun, passage: Passage): Use {
    const { before, first, isPlural } = passage;
    // Neither "a card for Grandma" nor "Grandma's kitchen" shows her.
    const isReceiver = noun.kind === 'person' && / for(?: \w+)?$/.test(before) && this.last?.noun.art === 'signboard';
    if (isCrop(noun) && isPlural && OF_PLACE.test(before)) this.grow(noun, this.color ?? noun.color);
    else if (isReceiver || (noun.kind === 'person' && this.isOwner(passage))) return 'filler';
    else if (this.joinNoun(noun, passage)) return 'drawn';
    else if (noun.kind === 'several' || noun.kind === 'ensemble') this.putSeveral(noun, isPlural);
    else if (noun.art === 'pictureFrame' && this.isWhole(first?.word ?? '')) return 'filler';
    else this.putNoun(noun, passage);
    return 'drawn';
  }
  protected readRole(role: Role, passage: Passage): Use {
    const { before, first, isPlural, previous } = passage;
    const { last } = this;
    if (this.isOwner(passage)) return 'filler';
    if (previous === 'role') return 'drawn';
    // "Marcel en cuisinier" is Marcel as a cook.
    if (this.relation === 'in') this.relation = 'as';
    const isApposed = APPOSED.test(before) && last?.wears.length === 0;
    if (last && isCreature(last) && (previous === 'noun' || isApposed)) this.dress(last, role);
    else this.put(this.inRole(role, isPlural, OLD.test(before), first?.word));
    return 'drawn';
  }
  /** Returns whether only what somebody owns is seen; who owns hair that is combed, or a shoulder to sit on, is seen too. */
  private isOwner({ after: [next, owned = ''] }: Passage): boolean {
    return next === 's' && !PERCHES.has(owned) && !FEATURES.has(owned);
  }
  /** Joins a noun with the noun or the role before it, and returns whether it did: "a bear cub", "a pirate cat". */
  private joinNoun(noun: Noun, passage: Passage): boolean {
    const { last } = this;
    if (last === undefined) return false;
    const isAfterNoun = passage.previous === 'noun';
    const tint = isAfterNoun ? tints[last.noun.art] : undefined;
    const isParent = isAfterNoun && /^(?:wo)?man-standing$/.test(last.noun.art);
    const isQualified = passage.previous === 'role' || tint !== undefined || isParent;
    const isJoint = this.isJoint(passage);
    const isOfShop = noun.art === 'signboard' && last.noun.art.endsWith('Front');
    const isOfKind = noun.kind === last.noun.kind && GENERIC.has(noun.art);
    const figure = noun.art === 'statueFigure' ? nounWithArt('statue') : noun;
    if (isAfterNoun && noun.art === 'baby' && isCreature(last)) last.size = 0.65;
    else if (isQualified && isCreature({ noun }))
      Object.assign(last, { noun, ...(tint === '' ? { size: 0.65 } : tint && { color: tint }) });
    else if (noun.art.endsWith('Front') && this.isInside(last)) {
      this.remove(last);
      this.visit('shop', []);
    } else if (isJoint && BEARERS.has(noun.art) && SHOWN.has(last.noun.kind))
      Object.assign(last, { noun: figure, shows: { ...last } });
    else if (isJoint && (isOfShop || isOfKind)) return true;
    else if (isJoint && isCompound(noun, last)) this.compound(noun, last, passage);
    else return isAfterNoun && isPup(noun, last);
    return true;
  }
  private isJoint({ previous }: Passage): boolean {
    const isFed = this.last && isCreature(this.last) && /^(?:give|feed)$/.test(this.group[0]?.verb?.name ?? '');
    return previous === 'noun' && !/^(?:shaped|of)$/.test(this.relation ?? '') && isFed !== true;
  }
  private compound(noun: Noun, first: Item, passage: Passage): void {
    const isLoaded = CARRIERS.has(noun.art) && LOADED.has(first.noun.kind);
    Object.assign(first, {
      ...{ noun, ...this.signOf(noun, passage) },
      count: passage.isPlural && first.count === 1 && !/s$/.test(noun.art) ? 3 : first.count,
      ...(isLoaded && { related: [{ relation: 'with', item: { ...first, count: 3 } }] }),
      color: first.color ?? ((FLAVORED.has(noun.art) ? flavors : tints)[first.noun.art] || noun.color),
    });
  }
  /** Returns what is written above a shop: its name as it was typed. */
  private signOf({ art }: Noun, passage: Passage): Partial<Item> {
    const start = this.isJoint(passage) && this.last ? (this.phrases.at(-1)?.at ?? passage.at) : passage.at;
    return art.endsWith('Front') ? { letters: this.typed(start, passage.at + passage.length) } : {};
  }
  protected putSeveral({ art: members, kind }: Noun, isPlural: boolean): void {
    if (kind === 'ensemble' && this.relation === 'in') this.relation = 'and';
    for (const member of members.split('+').slice(0, isPlural || kind === 'ensemble' ? MAX_COPIES : 1)) {
      const [art = '', name = '', thing] = member.split('/');
      const act = { verb: verbNamed(name), object: thing ? toItem(nounWithArt(thing)) : undefined };
      this.put({ ...this.itemFor(nounWithArt(art), false), ...(act.verb && act) });
      this.relation = 'and';
    }
    this.relation = undefined;
  }
  private putNoun(noun: Noun, passage: Passage): void {
    const { at, length, first, isPlural } = passage;
    const [parent, owner, end] = [this.group.at(-1), this.tokens[at - 1]?.word ?? '', this.tokens[at + length - 1]];
    const isAnimal = parent !== undefined && parent.noun.kind !== 'person' && parent.noun.kind !== 'marcel';
    const isOwned = /^(?:her|his|its|their)$/.test(owner);
    const isYoung = isAnimal && noun.art === 'baby' && (this.relation === 'with' || isOwned);
    const isOld = isAnimal && isOwned && /^(?:wo)?man-st/.test(noun.art);
    const elder = isOld ? adults[parent.noun.art] : undefined;
    const kin = elder ? nounWithArt(elder) : isYoung || isOld ? parent.noun : undefined;
    const own = kin ?? (this.isOtherDog(noun, first) ? OTHER_DOG : noun);
    const size = isYoung ? 0.5 : isOld && !elder ? 1.4 : this.size;
    const sign = this.signOf(noun, passage);
    if (owner === 's' && parent?.object !== undefined && parent.object === this.last)
      [this.verb, parent.object] = [parent.verb, undefined];
    this.put({ ...this.itemFor(own, isPlural), size, ...sign });
    if (length > 1 && /^(?:of|with)$/.test(end?.word ?? '')) this.relation = VESSELS.has(noun.art) ? 'of' : 'shaped';
  }
  /** Returns whether "a photo of" names the whole picture, and no photo that somebody holds or that hangs on a wall. */
  private isWhole(word: string): boolean {
    const isHung = this.tokens.some((one) => HUNG.has(one.word));
    const isNamed = this.roots.length > 0 || this.relation !== undefined || isHung;
    return !/^(?:poster|postcard|mural|billboard|graffiti)$/.test(word) && (!isNamed || this.verb?.name === 'paint');
  }
  /** Returns whether a dog is not Marcel, because it is one of several, or another word names him: "a brown dog and Marcel". */
  private isOtherDog = ({ kind }: Noun, token: Token | undefined): boolean =>
    kind === 'marcel' &&
    token?.word !== 'marcel' &&
    ((token?.isPlural === true && this.roots.length > 0) || this.tokens.some(({ word }) => word === 'marcel'));
  private inRole(role: Role, isPlural: boolean, isOld: boolean, word = ''): Item {
    const isNamed = this.tokens.some((one) => one.word === 'marcel');
    const isTaken = this.relation !== 'as' && (isNamed || this.roots.some((one) => one.noun.art === 'marcel'));
    const old = nounWithArt(FEMALE.test(word) ? 'old-woman' : 'old-man');
    const other = nounWithArt(FEMALE.test(word) ? 'woman-standing' : 'man-standing');
    const item = this.itemFor(isOld ? old : isTaken ? other : { ...MARCEL }, isPlural);
    this.dress(item, role);
    return item;
  }
}
