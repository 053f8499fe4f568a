import { placeNamed } from '../art/places.js';
import type { Weather } from '../art/sky.js';
import { MARCEL, OTHER_DOG } from './cast.js';
import { Stage } from './stage.js';
import { meaningsAt, nounWithArt, verbNamed, type Meaning, type Noun, type Role } from './lexicon.js';
import { isCreature, toItem, type Item, type Names } from './scene.js';
import type { Token } from './tokens.js';
import { COLLECTIVES, FEATURES, type StyleName } from './vocabulary.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };

const { GENERIC, PERCHES, MODIFIERS, SHOWN, CROPS, FIELDS, HUNG, COSTUMED, QUALIFIED, SEEN, APART, AROUND, ARTICLES } =
  sets;
const { CARRIERS, FLAVORED, LOADED, VESSELS } = sets;
/** Things that may have the shape or the picture of another: "a lion statue". */
const BEARERS = new Set(['statueFigure', ...Object.keys(things.bearers)]);
type Use = 'drawn' | 'modifier' | 'filler' | 'unknown';
/** Tokens that are drawn together, change what follows, change nothing or are not understood. */
export type Phrase = { readonly use: Use } & Readonly<Record<'at' | 'length', number>>;
const MAX_COPIES = 12;
const isCrop = ({ art, kind }: Noun): boolean => kind === 'plant' || CROPS.has(art);
/** Colors of parts and of food, words of patterns, and colors of those who are something else besides: "a robot dog". */
const { parts, flavors, patterns, tints }: Record<'parts' | 'flavors' | 'patterns' | 'tints', Names> = things;
const OF_PLACE = / (?:field|meadow|garden|hill|valley|patch|park)(?: full| filled| covered)? (?:of|with)(?: \w+)?$/;
const FEMALE = /(?:ess|queen|girl|witch|nun|ballerina|bride|nurse)$/;
/** Words between somebody and the role: "Marcel, a policeman". */
const APPOSED = /[a-z] ,(?: (?:an?|the)(?: \w+)?)?$/;
/** Words that say how something is done, which is not drawn: "gently". */
const ADVERB = /^[a-z]{3,}ly$/;
const OLD = / (?:old|elderly|aged|retired|senior)(?: \w+)?$/;
const isPup = ({ noun }: Pick<Item, 'noun'>, before?: Item): boolean =>
  noun.kind === 'marcel' && /dog$|poodle/.test(before?.noun.art ?? '');
/** Returns whether two nouns in a row name one thing: "an apple tree". */
const isCompound = ({ noun }: Pick<Item, 'noun'>, before: Item): boolean =>
  !/^(?:marcel|several|ensemble)$/.test(noun.kind) &&
  before.noun.kind !== 'marcel' &&
  !(noun.kind === 'ball' && isCreature(before)) &&
  (!isCreature({ noun }) || !isCreature(before) || noun.art === before.noun.art);
/** Reads the words of a prompt in turn and collects what is to be drawn. */
export class SceneReader extends Stage {
  weather: Weather | undefined;
  style: StyleName | undefined;
  title: string | undefined;
  readonly phrases: Phrase[] = [];
  private isDenied = false;
  private before: Meaning['type'] | undefined;
  constructor(private readonly tokens: readonly Token[]) {
    super();
    const words = tokens.map(({ word }) => word);
    for (let at = 0; at < words.length;) {
      const match = meaningsAt(words, at);
      const length = match?.length ?? 1;
      const use = match === undefined ? this.skip(at) : this.read(match.meanings, at, length);
      this.phrases.push({ use, at, length });
      at += length;
    }
  }
  private skip(at: number): Use {
    const { word = '', typed = '' } = this.tokens[at] ?? {};
    if (ADVERB.test(typed)) return 'filler';
    if (word === ',') this.isJoined = true;
    this.before = undefined;
    if (/^\d+$/.test(word)) this.count = Math.min(MAX_COPIES, Math.max(1, Number(word)));
    this.isAfterArticle = /^\d+$/.test(word);
    return this.isAfterArticle ? 'modifier' : word === ',' || word === '' ? 'filler' : 'unknown';
  }
  private read(named: readonly Meaning[], at: number, length: number): Use {
    const isTint = named.some(({ type }) => type === 'color') && this.isBeforeNoun(at + length);
    const isWeather = !isTint && named.some(({ type }) => type === 'weather');
    const all = named.filter(({ type }) => type !== (isTint ? 'weather' : isWeather ? 'color' : undefined));
    const [first, end] = [this.tokens[at], this.tokens[at + length - 1]];
    const isDenied = this.isDenied && all.some(({ type }) => type !== 'filler');
    if (isDenied) this.isDenied = false;
    if (isDenied) return 'filler';
    for (const one of all) {
      if (one.type === 'hour') this.hour ??= one.hour;
      if (one.type === 'weather' && this.relation === 'over') this.raise();
      if (one.type === 'weather' && this.weather === 'snow' && /^(?:aurora|rainbow)$/.test(one.weather))
        Object.assign(this, { weather: one.weather, rolePlace: this.rolePlace ?? 'snowfield' });
      if (one.type === 'weather' && (this.weather ?? 'cloudy') === 'cloudy') this.weather = one.weather;
    }
    if (this.before === 'place' && all.some(({ type }) => type === 'noun')) this.relation ??= this.placeRelation;
    const [next = '', afterNext = ''] = this.wordsAt(at + length, at + length + 2);
    if (this.relation === 'in' && COSTUMED.has(next === 's' ? afterNext : next)) this.relation = 'wearing';
    const before = ` ${this.wordsAt(Math.max(0, at - 4), at).join(' ')}`;
    const meaning = this.chosen(all, at, length, before);
    const onWhat = this.relation === 'on' ? `${this.roots[0]?.noun.kind} ${first?.word}` : '';
    const isOnRoof = /^(?:building|vehicle) roof/.test(onWhat);
    if (isOnRoof || this.isFeature(meaning, at, length)) {
      const { last, color } = this;
      const word = first?.word ?? '';
      const painted = parts[`${last?.noun.art} ${word}`];
      const worn = { hair: 'hair', eye: 'irises' }[word];
      if (last?.noun.kind === 'food') last.color ??= color;
      else if (last && painted && color) last.paints = [...(last.paints ?? []), [painted, color]];
      else if (worn && color) last?.wears.push({ name: worn, color });
      this.isAfterArticle = false;
      this.tint(patterns[word], true);
      if (word === 'shoulder' && !this.relation) Object.assign(this.roots[0] ?? {}, { isAside: true });
      if (PERCHES.has(word) && (/^[io]n$/.test(this.relation ?? '') || word === 'lap')) this.perch(word);
      this.forget();
      if (this.tokens[at + length]?.word !== 'of') this.relation = undefined;
      return 'filler';
    }
    const isPlayed = meaning.type === 'role' && this.relation === undefined && this.verb?.name === 'play';
    if (isPlayed) {
      for (const one of this.group) one.verb = undefined;
      Object.assign(this, { verb: undefined, relation: 'as' });
    }
    const counted = this.wordsAt(at, at + length).includes('of') ? first : end;
    const [wasAfterArticle, isPlural] = [this.isAfterArticle, counted?.isPlural ?? false];
    this.isAfterArticle = MODIFIERS.has(meaning.type);
    const { before: previous, last: apposed } = this;
    this.before = meaning.type;
    const noun = meaning.type === 'noun' ? meaning.noun : undefined;
    if (/^(?:noun|role|place)$/.test(meaning.type) && noun?.art !== 'signboard')
      this.title ??= this.typed(at, at + length);
    const isGrown = noun !== undefined && isCrop(noun) && isPlural && OF_PLACE.test(before);
    if (isGrown) {
      this.grow(noun, this.color ?? noun.color);
      return 'drawn';
    }
    // Neither "a card for Grandma" nor "Grandma's kitchen" shows her.
    const isReceiver = noun?.kind === 'person' && / for(?: \w+)?$/.test(before) && this.last?.noun.art === 'signboard';
    // The owner of hair that is combed, or of a shoulder on which something sits, is seen.
    const isSeen = PERCHES.has(afterNext) || FEATURES.has(afterNext);
    const isOwner = next === 's' && !isSeen && (meaning.type === 'role' || noun?.kind === 'person');
    if (isReceiver || isOwner) return 'filler';
    const tint = previous === 'noun' ? tints[apposed?.noun.art ?? ''] : undefined;
    const isCub = previous === 'noun' && noun?.art === 'baby';
    const isParent = previous === 'noun' && /^(?:wo)?man-standing$/.test(apposed?.noun.art ?? '');
    const isQualified = previous === 'role' || tint !== undefined || isParent;
    const isFed = apposed && isCreature(apposed) && /^(?:give|feed)$/.test(this.group[0]?.verb?.name ?? '');
    const isJoint = previous === 'noun' && !/^(?:shaped|of)$/.test(this.relation ?? '') && isFed !== true;
    const isParty = meaning.type === 'number' && COLLECTIVES.has(first?.word ?? '');
    const figure = noun?.art === 'statueFigure' ? nounWithArt('statue') : noun;
    const start = isJoint && apposed ? (this.phrases.at(-1)?.at ?? at) : at;
    const sign = noun?.art === 'shopFront' ? { letters: this.typed(start, at + length) } : {};
    if (isCub && apposed !== undefined && isCreature(apposed)) apposed.size = 0.65;
    else if (noun && isQualified && apposed !== undefined && isCreature({ noun }))
      Object.assign(apposed, { noun, ...(tint === '' ? { size: 0.65 } : tint && { color: tint }) });
    else if (noun?.art === 'shopFront' && apposed && this.isInside(apposed)) {
      this.remove(apposed);
      this.visit('shop', []);
    } else if (noun && isJoint && apposed && BEARERS.has(noun.art) && SHOWN.has(apposed.noun.kind))
      Object.assign(apposed, { noun: figure, shows: { ...apposed } });
    else if (isJoint && noun?.art === 'signboard' && apposed?.noun.art === 'shopFront') return 'drawn';
    else if (noun && isJoint && apposed?.noun.kind === noun.kind && GENERIC.has(noun.art)) return 'drawn';
    else if (noun && isJoint && apposed && isCompound({ noun }, apposed))
      Object.assign(apposed, {
        ...{ noun, ...sign, count: isPlural && apposed.count === 1 && !/s$/.test(noun.art) ? 3 : apposed.count },
        ...(CARRIERS.has(noun.art) &&
          LOADED.has(apposed.noun.kind) && { related: [{ relation: 'with', item: { ...apposed, count: 3 } }] }),
        color: apposed.color ?? ((FLAVORED.has(noun.art) ? flavors : tints)[apposed.noun.art] || noun.color),
      });
    else if (meaning.type === previous && (previous === 'role' || (noun && isPup({ noun }, apposed)))) return 'drawn';
    else if (meaning.type === 'role' && apposed && isCreature(apposed) && (previous === 'noun' || APPOSED.test(before)))
      this.dress(apposed, meaning.role);
    else if (isParty && this.tokens[at + 1]?.word !== 'of') {
      const count = Number(meaning.name);
      if (previous === 'noun' && apposed !== undefined) apposed.count = count;
      else this.put({ ...this.itemFor(nounWithArt('person-standing'), false), count });
      this.isAfterArticle = false;
      return 'drawn';
    } else if (noun?.kind === 'several' || noun?.kind === 'ensemble') {
      if (noun.kind === 'ensemble' && this.relation === 'in') this.relation = 'and';
      for (const member of noun.art.split('+').slice(0, isPlural || noun.kind === 'ensemble' ? MAX_COPIES : 1)) {
        const [art = '', name = '', thing] = member.split('/');
        const act = { verb: verbNamed(name), object: thing ? toItem(nounWithArt(thing)) : undefined };
        this.put({ ...this.itemFor(nounWithArt(art), false), ...(act.verb && act) });
        this.relation = 'and';
      }
      this.relation = undefined;
    } else if (noun?.art === 'pictureFrame' && this.isWhole(first?.word ?? '')) return 'filler';
    else if (noun) {
      const [parent, owner] = [this.group.at(-1), this.tokens[at - 1]?.word ?? ''];
      const isAnimal = parent !== undefined && parent.noun.kind !== 'person' && parent.noun.kind !== 'marcel';
      const isOwned = /^(?:her|his|its|their)$/.test(owner);
      const isYoung = isAnimal && noun.art === 'baby' && (this.relation === 'with' || isOwned);
      const isOld = isAnimal && isOwned && /^(?:wo)?man-st/.test(noun.art);
      const own = isYoung || isOld ? parent.noun : this.isOtherDog(noun, first) ? OTHER_DOG : noun;
      if (owner === 's' && parent?.object !== undefined && parent.object === this.last)
        [this.verb, parent.object] = [parent.verb, undefined];
      this.put({ ...this.itemFor(own, isPlural), ...((isYoung || isOld) && { size: isYoung ? 0.5 : 1.4 }), ...sign });
      if (length > 1 && /^(?:of|with)$/.test(end?.word ?? '')) this.relation = VESSELS.has(noun.art) ? 'of' : 'shaped';
    } else if (meaning.type === 'role') this.put(this.inRole(meaning.role, isPlural, OLD.test(before), first?.word));
    else if (meaning.type === 'verb' && wasAfterArticle) this.adjective = meaning.verb;
    else if (meaning.type === 'verb') this.act(meaning.verb);
    else if (meaning.type === 'place') {
      const isField = previous === 'noun' && apposed && isCrop(apposed.noun) && FIELDS.has(first?.word ?? '');
      if (isField) this.grow(apposed.noun, apposed.color);
      const isHouse = previous === 'noun' && apposed?.noun.kind === 'building';
      if (isField || (isHouse && placeNamed(meaning.name).kind === 'indoor')) this.remove(apposed);
      const isSigned = all.some((one) => one.type === 'noun' && one.noun.art === 'townSign');
      this.visit(meaning.name, all, isSigned ? this.typed(at, at + length) : undefined);
    } else if (meaning.type === 'wear') this.wear(meaning.name);
    else if (meaning.type === 'mood') this.feel(meaning.name, wasAfterArticle);
    else if (meaning.type === 'style')
      [this.style, this.color] = [this.style ?? meaning.style, this.color === '|rainbow|' ? undefined : this.color];
    else if (meaning.type === 'color') this.tint(meaning.name, this.isAtEnd(at + length));
    else if (meaning.type === 'material') Object.assign(apposed ?? {}, { color: meaning.name });
    else if (meaning.type === 'number') this.count = Number(meaning.name);
    else if (meaning.type === 'size') this.size = Number(meaning.name);
    else if (meaning.type === 'relation') return this.relate(meaning.relation, first?.word);
    else if (meaning.type === 'not') this.isDenied = true;
    else if (meaning.type === 'filler') this.isAfterArticle = wasAfterArticle || ARTICLES.has(first?.word ?? '');
    return MODIFIERS.has(meaning.type) ? 'modifier' : /^(?:not|filler)$/.test(meaning.type) ? 'filler' : 'drawn';
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
  private wordsAt = (from: number, to: number): string[] => this.tokens.slice(from, to).map(({ word }) => word);
  private typed(from: number, to: number): string {
    const words = this.tokens.slice(from, to).map(({ typed }) => typed);
    return words.join(' ').trim().toUpperCase();
  }
  /** Decides between a verb, a noun and a place of the same word by the words before it. */
  private chosen(all: readonly Meaning[], at: number, length: number, before: string): Meaning {
    const of = (type: Meaning['type']) => all.find((one) => one.type === type);
    const [first, next, relation = ''] = [this.tokens[at], at + length, this.relation];
    const isOther = relation !== 'as' && this.roots.some((one) => one.noun.art === 'marcel');
    const person = isOther ? all.find((one) => one.type === 'noun' && one.noun.kind === 'person') : undefined;
    const noun = person ?? of('role') ?? of('noun');
    const [verb, place, style, wear] = [of('verb'), of('place'), of('style'), of('wear')];
    const isColor = (of('color') ?? of('size')) !== undefined && this.isBeforeNoun(next);
    if (style !== undefined && !isColor && !(noun !== undefined && this.isAfterArticle)) return style;
    const isShop = noun?.type === 'noun' && noun.noun.art === 'shopFront' && this.before === 'noun';
    const isNominal = isShop || this.isAfterArticle || this.relation !== undefined || this.before === 'verb';
    const isVerbal = length > 1 && noun === undefined && place === undefined;
    const isDone = isVerbal || (!isNominal && (noun === undefined || this.roots.length > 0));
    const isHouse = isNominal && noun?.type === 'noun' && noun.noun.kind === 'building';
    if (verb !== undefined && !isHouse && (first?.isProgressive === true || isDone)) return verb;
    if (place !== undefined && noun?.type === 'role' && relation === '') return noun;
    if (noun !== undefined && (relation === 'shaped' || relation === 'of')) return noun;
    if (place?.type === 'place' && noun?.type === 'noun') {
      const isInside = noun.noun.kind === 'building' && / at(?: an?| the| his| her)?$/.test(before);
      const isSeen = !isInside && (relation === '' || SEEN.has(relation) || / (?:roof|top) of/.test(before));
      const isCrossed = /^(?:on|over)$/.test(relation) || /^(?:walk|run|drive|ride|cross)$/.test(this.verb?.name ?? '');
      const isDescribed = this.color !== undefined || this.size !== 1;
      const isMore = /^(?:made|with|behind|under|full|surrounded)$/.test(this.tokens[next]?.word ?? '');
      const isAmid = this.tokens.some(({ word }, place) => word === 'cliff' || (place >= next && AROUND.has(word)));
      const isCastle = isAmid || isDescribed || APART.has(relation) || (this.roots.length === 0 && isMore);
      const isHidden = { city: relation !== 'between', bridge: isCrossed, castle: !isCastle }[place.name] ?? false;
      const isThing = noun.noun.kind === 'sky' || (noun.noun.kind === 'building' && !isHidden);
      return isThing && isSeen ? noun : place;
    }
    const isInBoot = relation === 'in' && wear?.type === 'wear' && wear.name === 'boots' && !first?.isPlural;
    const isWorn = !isInBoot && (/^(?:with|wearing|in)$/.test(relation) || (relation === 'and' && this.isDressing));
    const adjective = of('color') ?? of('size');
    if (adjective && noun !== undefined && first?.isPlural === false && this.isBeforeNoun(next)) return adjective;
    if (wear !== undefined && (noun === undefined || isWorn)) return wear;
    return place ?? noun ?? all[0] ?? { type: 'filler' };
  }
  /** Returns whether a word is an adjective: "an orange cat" is no fruit. */
  private isBeforeNoun(at: number): boolean {
    return meaningsAt(this.wordsAt(at, at + 5), 0)?.meanings.some(({ type }) => QUALIFIED.has(type)) ?? false;
  }
  /** Returns whether a word ends what is said about a thing: "a man in red on a horse". */
  private isAtEnd(at: number): boolean {
    const [word = ','] = this.wordsAt(at, at + 1);
    const follows = meaningsAt(this.wordsAt(at, at + 5), 0)?.meanings;
    return word === ',' || (word !== 'and' && follows?.every(({ type }) => /^(?:relation|verb)$/.test(type)) === true);
  }
  private isFeature({ type }: Meaning, at: number, length: number): boolean {
    const word = (place: number): string => this.tokens[place]?.word ?? '';
    const isOwned =
      this.last !== undefined && !isCreature(this.last) && !/^(?:sky|plant|food)$/.test(this.last.noun.kind);
    const isNear = isOwned
      ? this.before === 'noun' || /^(?:with|from|and)$/.test(this.relation ?? '')
      : (this.roots[0]?.noun.kind === 'building' && this.last?.noun.kind !== 'plant') ||
        (this.roots.length === 0 && this.places.length > 0);
    const isShell = word(at) === 'shell' && word(at - 1) === 'its';
    const isPart = isShell || (isNear && /^(?:window|door|roof|wheel|seat|engine|sail|garden|chimney)$/.test(word(at)));
    const isMaterial = this.relation === 'with' && type === 'noun' && FEATURES.has(word(at + length));
    return (length === 1 && FEATURES.has(word(at))) || isPart || isMaterial;
  }
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
