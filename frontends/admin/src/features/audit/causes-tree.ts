import { MOST_CAUSES, type CausedEvent, type EventCauses } from '@marcel/contracts';
import { actorText } from '../../shared/events/event-texts';

/** An event, and what it led to. */
export interface Branch {
  event: CausedEvent;
  leadsTo: readonly Branch[];
}

/** From the first cause over the event that is looked at to all that came of it. */
export function causesTree({ event, causes, effects }: EventCauses): Branch {
  const known = new Set([event, ...effects].map(({ id }) => id));
  const causeOf = ({ metadata: { causationId } }: CausedEvent): string =>
    typeof causationId === 'string' && known.has(causationId) ? causationId : event.id;
  const branchOf = (of: CausedEvent): Branch => ({
    event: of,
    leadsTo: effects.filter((effect) => causeOf(effect) === of.id).map(branchOf),
  });
  return causes.reduceRight<Branch>((then, cause) => ({ event: cause, leadsTo: [then] }), branchOf(event));
}

/** What stands before all of them: where the first one came from, as far as it is told. */
export function originText({ event, causes, more }: EventCauses): string {
  if (more && causes.length >= MOST_CAUSES) return 'More causes than can be shown';
  const { actor } = causes[0] ?? event;
  return actor.kind === 'system' ? 'The product, of its own accord' : `A request: ${actorText(actor)}`;
}
