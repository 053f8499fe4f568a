import { placeNamed } from '../art/places.js';
import type { Weather } from '../art/sky.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import { meaningsAt, nounWithArt, type Meaning } from './lexicon.js';
import { isCrop, MAX_COPIES, NounReader, type Passage, type Use } from './noun-reader.js';
import { isCreature, type Names } from './scene.js';
import type { Token } from '../../../language/tokens.js';
import { COLLECTIVES, FEATURES, type StyleName } from './vocabulary.js';

const { PERCHES, MODIFIERS, FIELDS, COSTUMED, QUALIFIED, SEEN, APART, AROUND, ARTICLES } = sets;
/** Colors of parts of things, and words of patterns. */
const { parts, patterns }: Record<'parts' | 'patterns', Names> = things;
/** Words that say how something is done, which is not drawn: "gently". */
const ADVERB = /^[a-z]{3,}ly$/;

/** Reads the words of a prompt in turn and collects what is to be drawn. */
export class SceneReader extends NounReader {
  weather: Weather | undefined;
  style: StyleName | undefined;
  title: string | undefined;
  private isDenied = false;
  private before: Meaning['type'] | undefined;
  constructor(tokens: readonly Token[]) {
    super(tokens);
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
    const all = this.withoutHomonyms(named, at + length);
    const isDenied = this.isDenied && all.some(({ type }) => type !== 'filler');
    if (isDenied) this.isDenied = false;
    if (isDenied) return 'filler';
    this.readSky(all);
    const after = this.wordsAt(at + length, at + length + 2);
    if (this.before === 'place' && all.some(({ type }) => type === 'noun')) this.relation ??= this.placeRelation;
    if (this.relation === 'in' && COSTUMED.has((after[0] === 's' ? after[1] : after[0]) ?? ''))
      this.relation = 'wearing';
    const before = ` ${this.wordsAt(Math.max(0, at - 4), at).join(' ')}`;
    const meaning = this.chosen(all, at, length, before);
    if (this.isOnRoof(at) || this.isFeature(meaning, at, length)) return this.readFeature(at, length);
    if (meaning.type === 'role' && this.relation === undefined && this.verb?.name === 'play') {
      for (const one of this.group) one.verb = undefined;
      Object.assign(this, { verb: undefined, relation: 'as' });
    }
    const [first, end] = [this.tokens[at], this.tokens[at + length - 1]];
    const counted = this.wordsAt(at, at + length).includes('of') ? first : end;
    const passage = { at, length, first, before, after, isPlural: counted?.isPlural ?? false, previous: this.before };
    const isTitle = meaning.type === 'noun' ? meaning.noun.art !== 'signboard' : /^(?:role|place)$/.test(meaning.type);
    if (isTitle) this.title ??= this.typed(at, at + length);
    this.before = meaning.type;
    return this.take(meaning, all, passage);
  }
  /** A word before a noun is a color rather than a weather, and the other way round: "a stormy gray cat". */
  private withoutHomonyms(named: readonly Meaning[], next: number): readonly Meaning[] {
    const isTint = named.some(({ type }) => type === 'color') && this.isBeforeNoun(next);
    const isWeather = !isTint && named.some(({ type }) => type === 'weather');
    return named.filter(({ type }) => type !== (isTint ? 'weather' : isWeather ? 'color' : undefined));
  }
  private readSky(all: readonly Meaning[]): void {
    for (const one of all) {
      if (one.type === 'hour') this.hour ??= one.hour;
      if (one.type !== 'weather') continue;
      if (this.relation === 'over') this.raise();
      if (this.weather === 'snow' && /^(?:aurora|rainbow)$/.test(one.weather))
        Object.assign(this, { weather: one.weather, rolePlace: this.rolePlace ?? 'snowfield' });
      if ((this.weather ?? 'cloudy') === 'cloudy') this.weather = one.weather;
    }
  }
  /** Takes a word in the meaning that was chosen. */
  private take(meaning: Meaning, all: readonly Meaning[], passage: Passage): Use {
    const { at, length, first } = passage;
    const wasAfterArticle = this.isAfterArticle;
    this.isAfterArticle = MODIFIERS.has(meaning.type);
    if (meaning.type === 'noun') return this.readNoun(meaning.noun, passage);
    if (meaning.type === 'role') return this.readRole(meaning.role, passage);
    if (meaning.type === 'number') return this.readNumber(meaning.name, passage);
    if (meaning.type === 'relation') return this.relate(meaning.relation, first?.word);
    if (meaning.type === 'not') this.isDenied = true;
    if (meaning.type === 'filler') this.isAfterArticle = wasAfterArticle || ARTICLES.has(first?.word ?? '');
    if (meaning.type === 'not' || meaning.type === 'filler') return 'filler';
    if (meaning.type === 'verb' && wasAfterArticle) this.adjective = meaning.verb;
    else if (meaning.type === 'verb') this.act(meaning.verb);
    else if (meaning.type === 'place') this.readPlace(meaning.name, all, passage);
    else if (meaning.type === 'wear') this.wear(meaning.name);
    else if (meaning.type === 'mood') this.feel(meaning.name, wasAfterArticle);
    else if (meaning.type === 'style')
      [this.style, this.color] = [this.style ?? meaning.style, this.color === '|rainbow|' ? undefined : this.color];
    else if (meaning.type === 'color') this.tint(meaning.name, this.isAtEnd(at + length));
    else if (meaning.type === 'material') Object.assign(this.last ?? {}, { color: meaning.name });
    else if (meaning.type === 'size') this.size = Number(meaning.name);
    return MODIFIERS.has(meaning.type) ? 'modifier' : 'drawn';
  }
  /** "Three cats", or "a family" where no noun follows. */
  private readNumber(name: string, { at, first, previous }: Passage): Use {
    const { last } = this;
    const isParty = COLLECTIVES.has(first?.word ?? '') && this.tokens[at + 1]?.word !== 'of';
    if (!isParty) this.count = Number(name);
    else if (previous === 'noun' && last !== undefined) last.count = Number(name);
    else if (first?.word === 'family') this.putSeveral(nounWithArt('man-standing+woman-standing+boy+girl'), true);
    else this.put({ ...this.itemFor(nounWithArt('person-standing'), false), count: Number(name) });
    if (isParty) this.isAfterArticle = false;
    return isParty ? 'drawn' : 'modifier';
  }
  private readPlace(name: string, all: readonly Meaning[], { at, length, first, previous }: Passage): void {
    const apposed = previous === 'noun' ? this.last : undefined;
    const isField = apposed !== undefined && isCrop(apposed.noun) && FIELDS.has(first?.word ?? '');
    const isRoom = apposed?.noun.kind === 'building' && placeNamed(name).kind === 'indoor';
    if (isField) this.grow(apposed.noun, apposed.color);
    if (apposed && (isField || isRoom)) this.remove(apposed);
    const isSigned = all.some((one) => one.type === 'noun' && one.noun.art === 'townSign');
    this.visit(name, all, isSigned ? this.typed(at, at + length) : undefined);
  }
  private isOnRoof(at: number): boolean {
    const onWhat = this.relation === 'on' ? `${this.roots[0]?.noun.kind} ${this.tokens[at]?.word}` : '';
    return /^(?:building|vehicle) roof/.test(onWhat);
  }
  /** Colors a part that is drawn anyway, or puts what was named before it there: "blue eyes", "on his head". */
  private readFeature(at: number, length: number): Use {
    const { last, color } = this;
    const word = this.tokens[at]?.word ?? '';
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
    return color !== undefined && (painted ?? worn) !== undefined ? 'drawn' : 'filler';
  }
  /** Decides between a verb, a noun and a place of the same word by the words before it. */
  private chosen(all: readonly Meaning[], at: number, length: number, before: string): Meaning {
    const of = (type: Meaning['type']) => all.find((one) => one.type === type);
    const [first, next, relation = ''] = [this.tokens[at], at + length, this.relation];
    const isOther = relation !== 'as' && this.before !== 'noun' && this.roots.some((one) => one.noun.art === 'marcel');
    const person = isOther ? all.find((one) => one.type === 'noun' && one.noun.kind === 'person') : undefined;
    const noun = person ?? of('role') ?? of('noun');
    const [verb, place, style, wear] = [of('verb'), of('place'), of('style'), of('wear')];
    const isColor = (of('color') ?? of('size')) !== undefined && this.isBeforeNoun(next);
    if (style !== undefined && !isColor && !(noun !== undefined && this.isAfterArticle && !this.isBeforeNoun(next)))
      return style;
    const isShop = noun?.type === 'noun' && noun.noun.art.endsWith('Front') && this.before === 'noun';
    const isNominal = isShop || this.isAfterArticle || this.relation !== undefined || this.before === 'verb';
    const isVerbal = length > 1 && noun === undefined && place === undefined;
    const isDone = isVerbal || (!isNominal && (noun === undefined || this.roots.length > 0));
    const isName = isNominal && !ARTICLES.has(this.tokens[next]?.word ?? '');
    const isHouse = isName && noun?.type === 'noun' && noun.noun.kind === 'building';
    if (verb !== undefined && !isHouse && (first?.isProgressive === true || isDone)) return verb;
    if (place !== undefined && noun?.type === 'role' && /^(?:as)?$/.test(relation)) return noun;
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
    const { kind = '', art = '' } = this.last?.noun ?? {};
    const isOwned = this.last && !isCreature(this.last) && !/^(?:sky|plant|food)|smoke$/.test(`${kind} ${art}`);
    const isNear = isOwned
      ? this.before === 'noun' || /^(?:with|from|and)$/.test(this.relation ?? '')
      : (this.roots[0]?.noun.kind === 'building' && kind !== 'plant') ||
        (this.roots.length === 0 && this.places.length > 0);
    const isShell = word(at) === 'shell' && word(at - 1) === 'its';
    const isPart = isShell || (isNear && /^(?:window|door|roof|wheel|seat|engine|sail|garden|chimney)$/.test(word(at)));
    const isMaterial = this.relation === 'with' && type === 'noun' && FEATURES.has(word(at + length));
    return (length === 1 && FEATURES.has(word(at))) || isPart || isMaterial;
  }
}
