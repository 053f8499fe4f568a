import type { Hour } from '../art/sky.js';
import { placeNamed } from '../art/places.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import verbs from '../tables/verbs.json' with { type: 'json' };
import { nounWithArt, toWorn, verbNamed, type Meaning, type Noun, type Verb } from './lexicon.js';
import { CARRIERS, COSTUMES, DWELLINGS, IMPLIED, OTHERS, VESSELS, type Item } from './scene.js';
import { copiesOf, isCreature, isLarge, toItem } from './scene.js';
import { findTable, OBJECTS_BEHIND, SHARED, WEAK } from './vocabulary.js';

const { SEATED_IN, BENCHES, FULL_DISHES, DISCS, LOADS, LAID_ON, SERVING, MOUNTS, PRINTED } = sets;
const { BESIDE, BESIDES, LOADING, TOGETHER, GUIDING, MUTUAL } = sets;
export const MARCEL = nounWithArt('marcel');
export const OTHER_DOG: Noun = { art: 'dog', kind: 'animal', size: 0.75 };
const MAX_ITEMS = 8;
const TOY_SIZE = 0.45;
/** Pictures of things beside others: the lamp of a genie. */
const CONTEXTS = new Map(Object.entries(things.contexts));
/** Pictures that show two things at once: a hammock between palm trees. */
const MERGED = new Map(Object.entries(things.merged));
export const PLAYED = new Map(Object.entries(verbs.players));

/** Makes room on a seat for another or for something to do. */
function onSeat(item: Item): void {
  if (item.verb?.name !== 'sit' || item.object === undefined) return;
  item.related.push({ relation: 'on', item: item.object });
  item.object = undefined;
}
export const withMarks = (verb: Verb, marks: string): Verb => ({ ...verb, marks: `${verb.marks},${marks}` });
/** Lets somebody do two things at once: "riding a unicycle while juggling three balls". */
function alsoDoing(verb: Verb, { name, slot }: Verb, { noun, color = '', count }: Item): Verb {
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
  protected relation: Extract<Meaning, { type: 'relation' }>['relation'] | undefined;
  protected verb: Verb | undefined;
  protected isJoined = false;
  protected isDressing = false;
  protected isAfterArticle = false;
  /** A picture or a statue whose motif acts in its place: "a statue of a lion reading a book". */
  protected bearer: Item | undefined;
  /** The relation to the place that was named last: "on a park bench". */
  protected placeRelation: Cast['relation'];
  protected count: number | undefined;
  protected size = 1;
  protected color: string | undefined;
  /** A verb before its subject: "a sleeping bear". */
  protected adjective: Verb | undefined;
  protected itemFor(noun: Noun, isPlural: boolean): Item {
    const isMarcel = noun.art === 'marcel';
    const isTaken = isMarcel && this.roots.some((one) => one.noun.art === 'marcel');
    const colorWord = findTable('color').get(this.color ?? '')?.[0] ?? '';
    const isOwn = findTable('own').get(colorWord)?.includes(noun.art) === true || (isMarcel && colorWord === 'blue');
    if (/^(?:crescent-moon|full-moon|shooting-star)$/.test(noun.art) || (noun.art === 'star' && isPlural))
      this.hour ??= 'night';
    const isToy = this.size === TOY_SIZE && !isMarcel;
    const item = toItem(isTaken ? OTHER_DOG : isToy ? { ...noun, kind: 'toy', size: 1 } : noun, {
      count: this.count ?? (isPlural && !noun.art.endsWith('s') ? 3 : 1),
      ...{ size: this.size, mood: this.mood, verb: this.adjective, hasOwnColor: isOwn && colorWord !== 'rainbow' },
      color: isOwn ? undefined : ((isMarcel ? this.color?.split('|')[0] : this.color) ?? noun.color),
    });
    this.forget();
    return item;
  }
  protected forget(): void {
    Object.assign(this, { count: undefined, size: 1, color: undefined, mood: undefined, adjective: undefined });
  }
  /** Gives an item its part: object of the verb, related to the subject, or a subject itself. */
  protected put(item: Item): void {
    const isPrinted = this.relation === 'with' && PRINTED.has(this.last?.noun.art ?? '');
    if ((isPrinted || this.relation === 'shaped') && this.last !== undefined) {
      const [bearer, isActing] = [this.last, this.group.includes(this.last)];
      bearer.shows = item;
      return void Object.assign(this, { relation: undefined, last: item }, isActing && { bearer, group: [item] });
    }
    if (this.bearer && !this.verb && /^(?:on|in|under|front|beside|behind|between)$/.test(this.relation ?? ''))
      this.group = [this.bearer];
    const subject = this.group.at(-1) ?? this.roots[0];
    const [{ verb, last }, isFrom] = [this, this.relation === 'from'];
    const isNear = /^(?:from|beside|with)$/.test(this.relation ?? '');
    const clues = [this.relation, subject?.noun.art, isNear ? subject?.object?.noun.kind : ''];
    const fitting = clues.map((clue) => CONTEXTS.get(`${clue} ${item.noun.art}`)).find(Boolean);
    if (fitting !== undefined) Object.assign(item, { noun: nounWithArt(fitting) });
    const isSheltered = this.relation === 'over' && subject?.object?.noun.art === 'umbrella';
    if (isCreature(item) && (isSheltered || /^(?:give|show)$/.test(this.verb?.name ?? ''))) this.relation = 'beside';
    const isFed = /^(?:eat|drink)$/.test(subject?.verb?.name ?? '');
    const owns = ({ related }: Item): boolean => related.some((one) => one.relation === 'with' && one.item === last);
    // "A desk with a laptop, a lamp and a cup": all of them belong to the desk.
    if (this.isJoined && this.roots.some((one) => !isCreature(one) && owns(one))) this.relation ??= 'and';
    const isWithin = SEATED_IN.has(item.noun.kind) || (VESSELS.has(item.noun.art) && !subject?.object && !isFed);
    const isTunnel = item.noun.art === 'tunnelHill' && this.relation !== undefined && this.relation !== 'and';
    const isFew = this.group.length + (subject?.count ?? 1) + item.count < 4;
    const isSingle = this.relation === 'around' && isFew && !/^(?:tree|building)$/.test(item.noun.kind);
    const source = isWithin ? 'in' : subject?.noun.kind === 'flier' ? 'over' : 'beside';
    const isTeam = this.relation === 'with' && /^sled$|^pumpkinC|^coach$/.test(last?.noun.art ?? '') && isLarge(item);
    const isFlavor = last?.noun.kind === 'food' && item.noun.kind === 'food' && !VESSELS.has(item.noun.art);
    const named = isTeam ? 'ahead' : isSingle ? 'beside' : this.relation === 'from' ? source : this.relation;
    const own = this.relation === 'in' && isFlavor ? 'with' : named;
    const relation = isTunnel ? 'in' : item.noun.art === 'smoke' && last ? 'top' : own;
    const partner = relation === 'and' ? last : undefined;
    Object.assign(this, { relation: undefined, partner, last: item, isDressing: false });
    // The place shows it anyway: "a classroom with a blackboard", "mountains and a moon".
    const isSeen = placeNamed(this.places.at(-1) ?? 'blank').back.some((one) => one.includes(`put ${item.noun.art} `));
    if (subject === undefined && (isSeen || (this.places.length > 0 && DISCS.has(item.noun.art)))) return;
    const isOnTable = relation === 'with' && last?.noun.art === 'table' && last !== subject;
    if (subject === undefined || (isOnTable && !isCreature(subject))) return this.addRoot(item);
    const isServed = relation === 'on' ? SERVING.has(item.noun.art) : relation === 'in' && VESSELS.has(item.noun.art);
    if (isServed && LOADS.has(subject.noun.kind) && !subject.verb && this.group.length < 2) {
      item.related.push({ relation: 'with', item: subject.shows ?? subject });
      return void this.roots.splice(this.roots.indexOf(subject), 1, ...(this.group = [item]));
    }
    if (relation === 'of' && (item.noun.art === last?.noun.art || FULL_DISHES.has(item.noun.art)))
      return void (this.last = Object.assign(last ?? item, { noun: item.noun, color: item.color ?? last?.color }));
    const isFled = isFrom && /^(?:run)?$/.test(subject.verb?.name ?? '') && isCreature(item) && isCreature(subject);
    const chase = { ...item, verb: verbNamed('run'), object: subject };
    if (isFled) return void this.roots.splice(this.roots.indexOf(subject), 1, chase);
    const isDressed = relation === 'as' || relation === 'wearing';
    const costume = isDressed ? COSTUMES.get(item.noun.art) : undefined;
    item.wears.push(...(costume ?? []).map(toWorn).map(({ name, color }) => ({ name, color: color ?? item.color })));
    if (isDressed && item.wears.length > 0) {
      subject.wears.push(...item.wears);
      subject.job ??= item.job;
      return void (this.last = subject);
    }
    const isPart = relation === undefined && item.noun.kind === 'building' && last !== undefined;
    if (isPart && item.noun.art === last.noun.art) return;
    if (isPart && last.noun.art === 'window') return void Object.assign(last, { noun: item.noun, count: 1 });
    const owners = [subject.noun.art, last?.noun.art, subject.object && subject.verb?.name];
    const shown = owners.map((one) => `${one} ${item.noun.art}`);
    const joint = MERGED.get(`${last?.noun.art} ${item.noun.art}`);
    if (last && joint) return void Object.assign(last, { noun: nounWithArt(joint) });
    if (shown.some((one) => IMPLIED.has(one)) || subject.verb?.marks.includes(`+${item.noun.art} `)) return;
    const isDrunk = relation === 'beside' && subject.verb?.name === 'drink' && VESSELS.has(item.noun.art);
    const clue = isDrunk ? subject.object?.noun.art : (relation ?? verb?.name);
    const other = OTHERS.get(`${clue} ${item.noun.art}`);
    const isClimbed = item.noun.kind === 'tree' && (!isCreature(subject) || subject.verb?.slot === 'wall');
    if (other !== undefined && !isClimbed) Object.assign(item, { noun: { ...item.noun, art: other } });
    if (isDrunk) return void (subject.object = item);
    const isFree = verb !== undefined && subject.object === undefined && !isTunnel;
    const doing = subject.verb?.name ?? '';
    const special = verbNamed(`${doing} ${item.noun.art}`);
    if (special !== undefined) return void (subject.verb = special);
    const isFeeding = doing === 'feed' && subject.object?.noun.kind === 'food' && isCreature(item);
    const isMoved = doing === 'hold' ? item.noun.kind === 'thing' : LOADING.has(doing);
    const isLoaded = isMoved && VESSELS.has(item.noun.art) && relation !== 'with' && relation !== 'and';
    if (subject.object !== undefined && (isFeeding || isLoaded)) {
      if (!FULL_DISHES.has(subject.object.noun.art)) item.related.push({ relation: 'with', item: subject.object });
      return void Object.assign(subject, { object: item, verb: isFrom ? verbNamed('hold') : subject.verb });
    }
    if (/^(?:push|look|photo|feed)$/.test(doing) && subject.object && (relation === 'on' || relation === 'in'))
      return void subject.object.related.push({ relation, item });
    const isPeopled = this.group.length > 1 || subject.count > 1;
    const isSharedSeat = isPeopled && item.count === 1 && verb?.slot === 'ride' && !MOUNTS.has(item.noun.kind);
    const isHome = DWELLINGS.has(item.noun.art) || item.noun.kind === 'building';
    const isBeside = isCreature(item) ? relation === 'with' : relation === 'in' && isHome;
    const isUsual = item.noun.art === verb?.object;
    if (relation === undefined) {
      if (isFree && !this.isJoined) this.giveObject(item);
      else if (verb && subject.verb && verb.name !== subject.verb.name && /^\d/.test(verb.slot) && !isCreature(item))
        subject.verb = alsoDoing(subject.verb, verb, item);
      else this.addRoot(item);
    } else if (relation === 'and') {
      const host = this.roots.find(({ companions }) => last && companions.includes(last));
      if (host && isCreature(item)) return void host.companions.push(item);
      const owner = this.roots.find((one) => one.object === last || one.related.some((other) => other.item === last));
      const before = owner?.related.find((other) => other.item === last);
      const isCarried = item.count === 1 && before?.relation === 'with' && VESSELS.has(owner?.noun.art ?? '');
      const isApart = isCarried && (item.noun.kind !== last?.noun.kind || VESSELS.has(item.noun.art));
      const isPaired = before === undefined ? owner?.object === last : /^(?:with|between)$/.test(before.relation);
      if (owner !== undefined && !isApart && isPaired)
        owner.related.push({ relation: before?.relation ?? (owner.verb?.name === 'hold' ? 'with' : 'beside'), item });
      else this.addRoot(item);
    } else if (relation === 'on' && LAID_ON.has(item.noun.art) && this.group.length > 1 && !isCreature(subject)) {
      item.related.push(...this.roots.splice(0).map((one) => ({ relation: 'with' as const, item: one })));
      this.addRoot(item);
    } else if (isFree && !isSharedSeat && !isBeside && (isUsual || OBJECTS_BEHIND[relation]?.has(verb.name)))
      this.giveObject(item);
    else {
      const isJoint = (one?: Verb): boolean => /^(?:behind|drive)/.test(one?.slot ?? '') || SHARED.has(one?.name ?? '');
      const isSaved = subject.verb?.name === 'fight' && subject.object !== undefined;
      const isOutside = isSaved || (isLarge(item) && (verb ?? subject.verb)?.slot === 'drive');
      const isWith = isCreature(item) && !isOutside && (relation === 'with' || relation === 'beside');
      if (isWith && BENCHES.has(subject.object?.noun.art ?? '')) onSeat(subject);
      const isSeat = ({ noun }: Item): boolean => BENCHES.has(noun.art) || SEATED_IN.has(noun.kind);
      const isAboard = subject.related.some((one) => /^[io]n$/.test(one.relation) && isSeat(one.item));
      if (isWith && (isAboard || isJoint(verb) || isJoint(subject.verb))) return void subject.companions.push(item);
      if (relation === 'of' && SEATED_IN.has(last?.noun.kind ?? '')) return void subject.companions.push(item);
      if (relation === 'with' && isCreature(item) && TOGETHER.has(subject.verb?.name ?? '')) item.verb ??= subject.verb;
      const isLoad = relation === 'with' && CARRIERS.has(last?.noun.art ?? '') && item.noun.art !== 'bubbles';
      const isTool = last === subject.object && subject.verb?.slot !== 'far' && subject.verb?.marks.includes('+');
      const isBearer = /^(?:animal|person|marcel)$/.test(last?.noun.kind ?? '') && (!isTool || doing === 'feed');
      const isTheirs = relation === 'with' && isBearer && !isCreature(item);
      const owner = relation === 'of' || isLoad || isTheirs ? last : relation === 'with' ? subject : this.group[0];
      if (/^(?:on|in|under|behind|around)$/.test(relation)) this.seatTogether();
      if (isSharedSeat && verb.name === 'ride') subject.verb = verbNamed('sit');
      const isOther = isDressed || relation === 'of' || relation === 'shaped';
      (owner ?? subject).related.push({ relation: isOther ? 'with' : relation, item });
      if (verb?.name !== 'give' || subject.object !== undefined) this.verb = undefined;
    }
  }
  protected isInside(item: Item): boolean {
    return this.roots.some(({ related }) => related.some((one) => one.item === item && one.relation === 'in'));
  }
  protected remove(item: Item): void {
    for (const one of this.roots) {
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
    if (last && isCreature(last) && leader?.object === last && GUIDING.has(leader.verb?.name ?? ''))
      this.group = [last];
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
    const partners = one?.related.filter(({ relation, item }) => relation === 'with' && isCreature(item)) ?? [];
    for (const { item } of partners) item.verb ??= verb;
    const isAtTable = verb.slot.startsWith('behind');
    const isShared = SHARED.has(verb.name) || /^(?:drive|roast)$/.test(verb.name);
    if (one !== undefined && (isAtTable || isShared)) {
      one.companions.push(...partners.map(({ item }) => item));
      one.related = one.related.filter((other) => !partners.includes(other));
    }
    if ((isAtTable || verb.slot === 'drive') && one !== undefined && one.count > 1)
      Object.assign(one, { count: 1, companions: copiesOf({ ...one, count: one.count - 1, companions: [] }) });
    if (isAtTable || isShared) this.seatTogether();
    Object.assign(this, { verb, relation: undefined, isJoined: false });
  }
}
