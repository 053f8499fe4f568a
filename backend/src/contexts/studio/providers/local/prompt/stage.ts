import { placeNamed } from '../art/places.js';
import { sets } from '../sets.js';
import { withMarks, type NamedRelation } from './cast.js';
import { Casting } from './casting.js';
import { nounWithArt, verbNamed, type Meaning, type Noun, type Role } from './lexicon.js';
import { combined, isCreature, toItem, VESSELS, type Item } from './scene.js';
import { WEAK } from './vocabulary.js';

const { GROUNDED, DECORATED } = sets;

/** Adds to the cast where it is, what it wears and how it feels. */
export class Stage extends Casting {
  grow({ art }: Noun, color: string | undefined): void {
    Object.assign(this, { crop: color === undefined ? art : `${art}~${color}`, relation: undefined, color: undefined });
  }
  /** Puts what was named last on top of the subject: "a parrot on his shoulder". */
  protected perch(part: string): void {
    const [subject] = this.roots;
    if (subject !== undefined && this.last === subject) subject.isAside = part === 'shoulder';
    for (const item of [this.partner, this.last]) {
      if (item === undefined || subject === undefined || item === subject || item === subject.shows) continue;
      if (part === 'it' && subject.object?.related.some((one) => one.item === item) === true) continue;
      // "Playing the piano with a mouse on top": the mouse is at the piano already.
      if (part === 'top' && subject.companions.includes(item)) continue;
      if (subject.object === item) subject.verb = undefined;
      this.remove(item);
      item.isAside = part === 'shoulder' && item.noun.kind !== 'person';
      const { verb } = subject;
      if (part === 'lap' && verb !== undefined && !WEAK.has(verb.name))
        return void (subject.verb = withMarks(verb, `+${item.noun.art} 58 262 .44 0 t ${item.color ?? ''}`));
      const hold = { lap: 'cuddle', beak: 'bear', mouth: 'bear' }[part];
      if (part === 'lap' && this.relation === undefined)
        return void (this.roots[0] = Object.assign(item, { object: subject, verb: verbNamed('cuddle') }));
      if (part === 'lap' && subject.object) subject.related.push({ relation: 'on', item: subject.object });
      const relation = item.noun.kind === 'food' && VESSELS.has(subject.noun.art) ? 'with' : 'top';
      if (hold !== undefined) Object.assign(subject, { object: item, verb: verbNamed(hold) });
      else subject.related.push({ relation, item });
    }
  }
  protected raise(): void {
    const [one] = this.group;
    const isStanding = GROUNDED.has(one?.verb?.name ?? '') || GROUNDED.has(one?.noun.kind ?? '');
    if (one !== undefined && !isStanding && one.size <= 1.4) one.isRaised = true;
  }
  protected visit(named: string, all: readonly Meaning[], letters?: string): void {
    const name = this.relation === 'over' && /city$/i.test(named) ? 'aboveCity' : named;
    const isOut =
      this.bearer?.noun.art === 'pictureFrame' && placeNamed(name).kind !== 'indoor' && name !== 'brickWall';
    const picture = this.relation === 'shaped' ? this.last : isOut ? this.bearer : undefined;
    if (picture !== undefined) return void ([picture.view, this.relation] = [name, undefined]);
    for (const one of all)
      if (/^(?:oldC|aboveC|c)ity$/.test(name) && one.type === 'noun')
        this.landmarks.push(toItem(one.noun, { letters }));
    const [climber] = this.group;
    if (name === 'mountains' && this.relation === 'on' && climber?.count === 1 && climber.related.length === 0)
      climber.related.push({ relation: 'on', item: toItem({ art: 'peak', kind: 'building', size: 2 }) });
    if (name === 'brickWall' && this.relation === 'on' && climber && isCreature(climber))
      return this.put(toItem(nounWithArt('gardenWall')));
    const window = this.roots.find(({ noun }) => name === 'windowsill' && noun.art === 'window');
    if (window) this.roots.splice(this.roots.indexOf(window), 1, ...window.related.map(({ item }) => item));
    if (!this.places.includes(name)) this.places.push(name);
    if (this.relation === 'over' && !this.places.includes('bridge')) this.raise();
    if (this.adjective?.name === 'burn') this.landmarks.push(toItem(nounWithArt('fire'), { count: 3 }));
    if (name === 'brickWall' && this.relation === 'on' && climber && !isCreature(climber)) climber.isRaised = true;
    this.placeRelation = this.relation;
    for (const one of this.group) one.verb = verbNamed(`${one.verb?.name} ${this.relation} ${name}`) ?? one.verb;
    this.forget();
    Object.assign(this, { relation: undefined, verb: undefined });
  }
  protected wear(name: string): void {
    const isWorn = this.relation === 'wearing';
    const isRider = (this.relation === 'with' || this.isJoined) && this.group.at(-1)?.verb?.slot === 'ride';
    const all = [isRider ? undefined : this.last, this.group.at(-1), this.roots[0]].filter((one) => one !== undefined);
    const isDecorated = ({ noun }: Item): boolean => this.relation === 'with' && DECORATED.has(noun.kind);
    const wearer = all.find((one) => isCreature(one) || isDecorated(one)) ?? (isWorn ? this.last : undefined);
    const { color, count = 1, size } = this;
    // Clothes are made, washed or held as well: "knitting a scarf".
    const isObject = this.verb !== undefined && this.relation === undefined && wearer?.object === undefined;
    if (wearer === undefined || isObject || this.relation === 'from')
      this.put(toItem({ art: name, kind: 'wear', size: 0.5 }, { count, size, color }));
    else wearer.wears.push({ name, color });
    this.forget();
    Object.assign(this, { isDressing: true, relation: undefined });
  }
  /** Colors what follows, or what was named before: "a dress with white dots", "a man in red", "painting a fence white". */
  protected tint(name: string | undefined, isLast: boolean): void {
    const { relation = '', last, color } = this;
    if (name === undefined) return;
    this.color = combined(color, name);
    const isPainted = relation === '' && last !== undefined && this.group[0]?.object === last;
    const isColored = isPainted || /^(?:in|wearing)$/.test(relation) || (relation === 'with' && name.startsWith('|'));
    if (!isLast || !isColored) return;
    if (relation !== 'with' && last && isCreature(last)) return this.wear('shirt');
    const owner = (this.isDressing ? last?.wears.at(-1) : undefined) ?? last;
    Object.assign(owner ?? {}, { color: combined(owner?.color, name + (color ?? '')) });
    this.color = undefined;
  }
  protected feel(mood: string, isBefore: boolean): void {
    const owner = isBefore ? undefined : this.group.at(-1);
    this.isAfterArticle = owner === undefined;
    Object.assign(owner ?? this, { mood });
  }
  protected dress(item: Item, role: Role): void {
    item.wears.push(...role.wears);
    this.rolePlace ??= role.place;
    item.job = role.job;
  }
  protected relate(named: NamedRelation, word?: string): 'filler' {
    const { art = '', kind = '' } = this.last?.noun ?? {};
    const isOfAll = this.relation === 'and' || (!VESSELS.has(art) && kind !== 'vehicle' && kind !== 'boat');
    const isPartOf = named === 'of' && isOfAll;
    if (isPartOf && word === 'of') return 'filler';
    const relation = isPartOf ? 'with' : named;
    if (relation === 'and' && this.color !== undefined) return 'filler';
    if (relation === 'wearing') this.verb = undefined;
    Object.assign(this, { relation, isJoined: relation === 'and', isAfterArticle: false, color: undefined });
    return 'filler';
  }
}
