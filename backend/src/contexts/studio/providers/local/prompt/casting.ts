import { placeNamed } from '../art/places.js';
import { sets } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import { alsoDoing, Cast, joinMates, onSeat, type NamedRelation } from './cast.js';
import { nounWithArt, toWorn, verbNamed, type Verb } from './lexicon.js';
import { CARRIERS, COSTUMES, DWELLINGS, IMPLIED, OTHERS, VESSELS, isCreature, isLarge, type Item } from './scene.js';
import { OBJECTS_BEHIND, SHARED } from './vocabulary.js';

const { SEATED_IN, BENCHES, FULL_DISHES, DISCS, LOADS, LAID_ON, SERVING, MOUNTS, PRINTED, LOADING, TOGETHER } = sets;
/** Pictures of things beside others: the lamp of a genie. */
const CONTEXTS = new Map(Object.entries(things.contexts));
/** Pictures that show two things at once: a hammock between palm trees. */
const MERGED = new Map(Object.entries(things.merged));
type MeantRelation = Exclude<NamedRelation, 'from'>;
/** An item that is about to get its part, and what was named before it. */
type Arrival = Readonly<{ item: Item; subject: Item; last: Item | undefined; verb: Verb | undefined }> & {
  readonly relation: MeantRelation | undefined;
  readonly isFrom: boolean;
};

/** Gives each item its part: object of the verb, related to the subject, or a subject itself. */
export class Casting extends Cast {
  protected put(item: Item): void {
    if (this.showOnBearer(item)) return;
    if (this.bearer && !this.verb && /^(?:on|in|under|front|beside|behind|between)$/.test(this.relation ?? ''))
      this.group = [this.bearer];
    const subject = this.group.at(-1) ?? this.roots[0];
    const { verb, last, relation: named } = this;
    const relation = this.relationOf(item, subject);
    const partner = relation === 'and' ? last : undefined;
    Object.assign(this, { relation: undefined, partner, last: item, isDressing: false });
    if (subject === undefined) return this.isInPlace(item) ? undefined : this.addRoot(item);
    const isOnTable = relation === 'with' && last?.noun.art === 'table' && last !== subject;
    if (isOnTable && !isCreature(subject)) return this.addRoot(item);
    const arrival = { item, subject, last, verb, relation, isFrom: named === 'from' };
    if (this.serve(arrival) || this.fillDish(arrival) || this.chase(arrival) || this.dressAs(arrival)) return;
    if (this.isDrawnAlready(arrival) || this.useWithObject(arrival)) return;
    if (relation === undefined) this.addToClause(arrival);
    else if (relation === 'and') this.addToList(arrival);
    else this.relateTo(arrival, relation);
  }
  /** "A T-shirt with a skull", "a cake shaped like a car": the second is seen on the first, and acts in its place. */
  private showOnBearer(item: Item): boolean {
    const { last, relation, group } = this;
    const isPrinted = relation === 'with' && PRINTED.has(last?.noun.art ?? '');
    if (last === undefined || (!isPrinted && relation !== 'shaped')) return false;
    const isActing = group.includes(last);
    last.shows = item;
    Object.assign(this, { relation: undefined, last: item }, isActing && { bearer: last, group: [item] });
    return true;
  }
  /** Returns the relation that is meant, after the picture of the item was fitted to what is named before it. */
  private relationOf(item: Item, subject: Item | undefined): MeantRelation | undefined {
    const { last } = this;
    const isNear = /^(?:from|beside|with)$/.test(this.relation ?? '');
    const clues = [this.relation, subject?.noun.art, isNear ? subject?.object?.noun.kind : ''];
    const fitting = clues.map((clue) => CONTEXTS.get(`${clue} ${item.noun.art}`)).find(Boolean);
    if (fitting !== undefined) Object.assign(item, { noun: nounWithArt(fitting) });
    const { art, kind } = item.noun;
    const isSheltered = this.relation === 'over' && subject?.object?.noun.art === 'umbrella';
    if (isCreature(item) && (isSheltered || /^(?:give|show)$/.test(this.verb?.name ?? ''))) this.relation = 'beside';
    const owns = ({ related }: Item): boolean => related.some((one) => one.relation === 'with' && one.item === last);
    // "A desk with a laptop, a lamp and a cup": all of them belong to the desk.
    if (this.isJoined && this.roots.some((one) => !isCreature(one) && owns(one))) this.relation ??= 'and';
    const { relation } = this;
    if (art === 'tunnelHill' && relation !== undefined && relation !== 'and') return 'in';
    if (art === 'smoke' && last) return 'top';
    if (relation === 'with' && /^sled$|^pumpkinC|^coach$/.test(last?.noun.art ?? '') && isLarge(item)) return 'ahead';
    const isFew = this.group.length + (subject?.count ?? 1) + item.count < 4;
    if (relation === 'around' && isFew && !/^(?:tree|building)$/.test(kind)) return 'beside';
    const isFed = /^(?:eat|drink)$/.test(subject?.verb?.name ?? '');
    const isWithin = SEATED_IN.has(kind) || (VESSELS.has(art) && !subject?.object && !isFed);
    if (relation === 'from') return isWithin ? 'in' : subject?.noun.kind === 'flier' ? 'over' : 'beside';
    const isFlavor = last?.noun.kind === 'food' && kind === 'food' && !VESSELS.has(art);
    return relation === 'in' && isFlavor ? 'with' : relation;
  }
  /** Returns whether the place shows it anyway: "a classroom with a blackboard", "mountains and a moon". */
  private isInPlace({ noun }: Item): boolean {
    const isPut = placeNamed(this.places.at(-1) ?? 'blank').back.some((one) => one.includes(`put ${noun.art} `));
    return isPut || (this.places.length > 0 && DISCS.has(noun.art));
  }
  /** "A burger on a plate": the plate takes the part of the burger. */
  private serve({ item, subject, relation }: Arrival): boolean {
    const isServed = relation === 'on' ? SERVING.has(item.noun.art) : relation === 'in' && VESSELS.has(item.noun.art);
    if (!isServed || !LOADS.has(subject.noun.kind) || subject.verb || this.group.length > 1) return false;
    item.related.push({ relation: 'with', item: subject.shows ?? subject });
    this.roots.splice(this.roots.indexOf(subject), 1, ...(this.group = [item]));
    return true;
  }
  /** "A plate of spaghetti": both are one picture. */
  private fillDish({ item, last, relation }: Arrival): boolean {
    const isDish = item.noun.art === last?.noun.art || FULL_DISHES.has(item.noun.art);
    if (relation !== 'of' || !isDish) return false;
    this.last = Object.assign(last ?? item, { noun: item.noun, color: item.color ?? last?.color });
    return true;
  }
  /** "A mouse running from a cat": the cat runs after it. */
  private chase({ item, subject, isFrom }: Arrival): boolean {
    const isFled = isFrom && /^(?:run)?$/.test(subject.verb?.name ?? '') && isCreature(item) && isCreature(subject);
    if (!isFled) return false;
    const chaser = { ...item, verb: verbNamed('run'), object: subject };
    this.roots.splice(this.roots.indexOf(subject), 1, chaser);
    return true;
  }
  private dressAs({ item, subject, relation }: Arrival): boolean {
    if (relation !== 'as' && relation !== 'wearing') return false;
    const costume = (COSTUMES.get(item.noun.art) ?? []).map(toWorn);
    item.wears.push(...costume.map(({ name, color }) => ({ name, color: color ?? item.color })));
    if (item.wears.length === 0) return false;
    subject.wears.push(...item.wears);
    subject.job ??= item.job;
    this.last = subject;
    return true;
  }
  /** Returns whether the pictures of others show it: the chopsticks of a bowl, the house of a window. */
  private isDrawnAlready({ item, subject, last, relation }: Arrival): boolean {
    const { art, kind } = item.noun;
    const isPart = relation === undefined && kind === 'building' && last !== undefined;
    if (isPart && last.noun.art === 'window') Object.assign(last, { noun: item.noun, count: 1 });
    if (kind === 'building' && art === last?.noun.art && (isPart || relation === 'with')) return true;
    const joint = MERGED.get(`${last?.noun.art} ${art}`);
    if (last && joint) {
      Object.assign(last, { noun: nounWithArt(joint) });
      return true;
    }
    const owners = [subject.noun.art, last?.noun.art, subject.object && subject.verb?.name];
    const isImplied = owners.some((one) => IMPLIED.has(`${one} ${art}`));
    return isImplied || subject.verb?.marks.includes(`+${art} `) === true;
  }
  /** Lets somebody who does something already use it for that: "pouring milk into a bowl", "drinking from a cup". */
  private useWithObject({ item, subject, verb, relation, isFrom }: Arrival): boolean {
    const { art, kind } = item.noun;
    const isDrunk = relation === 'beside' && subject.verb?.name === 'drink' && VESSELS.has(art);
    const clue = isDrunk ? subject.object?.noun.art : (relation ?? verb?.name);
    const other = OTHERS.get(`${clue} ${art}`) ?? OTHERS.get(`${subject.verb?.name} ${art}`);
    const isClimbed = kind === 'tree' && (!isCreature(subject) || subject.verb?.slot === 'wall');
    if (other !== undefined && !isClimbed) Object.assign(item, { noun: { ...item.noun, art: other } });
    const doing = subject.verb?.name ?? '';
    const isSeen = /^(?:push|look|photo|feed)$/.test(doing) && !/^feed (?:bench|sofa)$/.test(`${doing} ${art}`);
    const special = isDrunk ? undefined : verbNamed(`${doing} ${item.noun.art}`);
    const isFeeding = doing === 'feed' && subject.object?.noun.kind === 'food' && isCreature(item);
    const isMoved = doing === 'hold' ? kind === 'thing' : LOADING.has(doing);
    const isLoaded = isMoved && VESSELS.has(item.noun.art) && !/^(?:with|and|of)$/.test(relation ?? '');
    if (isDrunk) subject.object = item;
    else if (special !== undefined) subject.verb = special;
    else if (subject.object !== undefined && (isFeeding || isLoaded)) {
      if (!FULL_DISHES.has(subject.object.noun.art)) item.related.push({ relation: 'with', item: subject.object });
      Object.assign(subject, { object: item, verb: isFrom ? verbNamed('hold') : subject.verb });
    } else if (isSeen && subject.object && (relation === 'on' || relation === 'in'))
      subject.object.related.push({ relation, item });
    else return false;
    return true;
  }
  private addToClause({ item, subject, verb }: Arrival): void {
    const isFree = verb !== undefined && subject.object === undefined;
    if (isFree && !this.isJoined) this.giveObject(item);
    else if (verb && subject.verb && verb.name !== subject.verb.name && /^\d/.test(verb.slot) && !isCreature(item))
      subject.verb = alsoDoing(subject.verb, verb, item);
    else this.addRoot(item);
  }
  /** Puts what follows "and" where the thing before it is. */
  private addToList({ item, last }: Arrival): void {
    const host = this.roots.find(({ companions }) => last && companions.includes(last));
    if (host && isCreature(item)) return void host.companions.push(item);
    const owner = this.roots.find((one) => one.object === last || one.related.some((other) => other.item === last));
    const before = owner?.related.find((other) => other.item === last);
    const isCarried = item.count === 1 && before?.relation === 'with' && VESSELS.has(owner?.noun.art ?? '');
    const isApart = isCarried && (item.noun.kind !== last?.noun.kind || VESSELS.has(item.noun.art));
    const isPaired = before === undefined ? owner?.object === last : /^(?:with|between)$/.test(before.relation);
    if (owner === undefined || isApart || !isPaired) return this.addRoot(item);
    const beside = owner.verb?.name === 'hold' ? 'with' : 'beside';
    owner.related.push({ relation: before?.relation ?? beside, item });
  }
  private relateTo(arrival: Arrival, relation: Exclude<MeantRelation, 'and'>): void {
    const { item, subject, verb } = arrival;
    const { art, kind } = item.noun;
    if (relation === 'on' && LAID_ON.has(art) && this.group.length > 1 && !isCreature(subject)) {
      item.related.push(...this.roots.splice(0).map((one) => ({ relation: 'with' as const, item: one })));
      return this.addRoot(item);
    }
    const isPeopled = this.group.length > 1 || subject.count > 1;
    const isSharedSeat = isPeopled && item.count === 1 && verb?.slot === 'ride' && !MOUNTS.has(kind);
    const isHome = DWELLINGS.has(art) || kind === 'building';
    const isBeside = isCreature(item) ? relation === 'with' : relation === 'in' && isHome;
    const isFree = subject.object === undefined && art !== 'tunnelHill' && !isSharedSeat && !isBeside;
    if (verb && isFree && (art === verb.object || OBJECTS_BEHIND[relation]?.has(verb.name)))
      return this.giveObject(item);
    if (this.isCompanion(arrival)) return void subject.companions.push(item);
    if (relation === 'with' && isCreature(item) && TOGETHER.has(subject.verb?.name ?? '')) item.verb ??= subject.verb;
    const owner = this.ownerOf(arrival) ?? subject;
    if (/^(?:on|in|under|behind|around)$/.test(relation)) this.seatTogether();
    if (relation === 'on' && BENCHES.has(art)) joinMates(owner);
    if (isSharedSeat && verb.name === 'ride') subject.verb = verbNamed('sit');
    const isOther = relation === 'as' || relation === 'wearing' || relation === 'of' || relation === 'shaped';
    owner.related.push({ relation: isOther ? 'with' : relation, item });
    if (verb?.name !== 'give' || subject.object !== undefined) this.verb = undefined;
  }
  /** Returns whether somebody takes part on the same seat, in the same vehicle or at the same table. */
  private isCompanion({ item, subject, last, verb, relation }: Arrival): boolean {
    const isJoint = (one?: Verb): boolean => /^(?:behind|drive)/.test(one?.slot ?? '') || SHARED.has(one?.name ?? '');
    const isSaved = subject.verb?.name === 'fight' && subject.object !== undefined;
    const isOutside = isSaved || (isLarge(item) && (verb ?? subject.verb)?.slot === 'drive');
    const isWith = isCreature(item) && !isOutside && (relation === 'with' || relation === 'beside');
    if (isWith && BENCHES.has(subject.object?.noun.art ?? '')) onSeat(subject);
    const isSeat = ({ noun }: Item): boolean => BENCHES.has(noun.art) || SEATED_IN.has(noun.kind);
    const isAboard = subject.related.some((one) => /^[io]n$/.test(one.relation) && isSeat(one.item));
    const isIn = relation === 'of' && SEATED_IN.has(last?.noun.kind ?? '');
    return isIn || (isWith && (isAboard || isJoint(verb) || isJoint(subject.verb)));
  }
  /** Returns to whom or what an item belongs: "a boy with a dog with a hat". */
  private ownerOf({ item, subject, last, relation }: Arrival): Item | undefined {
    const isLoad = relation === 'with' && CARRIERS.has(last?.noun.art ?? '') && item.noun.art !== 'bubbles';
    const isTool = last === subject.object && subject.verb?.slot !== 'far' && subject.verb?.marks.includes('+');
    const isFed = subject.verb?.name === 'feed';
    const isBearer = /^(?:animal|person|marcel)$/.test(last?.noun.kind ?? '') && (!isTool || isFed);
    const isTheirs = relation === 'with' && isBearer && !isCreature(item);
    return relation === 'of' || isLoad || isTheirs ? last : relation === 'with' ? subject : this.group[0];
  }
}
