import type { DomainEvent } from '../../decider/decider.js';
import type { EventCatalogue } from '../../decider/event-catalogue.js';
import type { StandingKeeper } from '../../event-store/log-standing.js';
import type { Occurrence } from '../../event-store/occurrence.js';

export interface Automation<Event extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Streams it reads, whole: every event of a stream it names must be in the catalogue. */
  readonly streamPrefixes: readonly string[];
  readonly catalogue: EventCatalogue<Event>;
  /**
   * Called for each event in log order, at least once: after a crash past events may come again, so that it must change
   * nothing then, however much has happened since. A rejection is tried again a few times; then the event is parked, and with it
   * whatever follows in its stream.
   */
  react(event: Occurrence<Event>): Promise<void>;
  readonly standings?: StandingKeeper;
}
