import { MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';
import { parseMascotId, MASCOT_STREAMS, mascotStream, type MascotEvent } from '../domain/mascot.events.js';
import { type Consumer, RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import type { EventBatch, EventStore } from '../../../platform/event-store/event-store.js';
import { EVENT_STORE, findLastEvent } from '../../../platform/event-store/event-store.js';

/** A mascot whose last event is one of these is in the directory. */
const EVENTS_WHILE_PUBLISHED: ReadonlySet<string> = new Set<MascotEvent['type']>([
  'MascotPublished',
  'MascotEdited',
  'MascotEditReverted',
  'MascotImageChanged',
  'MascotRestored',
]);

const MAX_CACHED = 100_000;

/**
 * Reads from the log, not from a view, whether a mascot can be liked or commented on. Caches mascots that are in the
 * directory until the log reports that they have left it.
 */
@Injectable()
@RunsAsConsumer('each-api-node')
export class MascotRegistry implements Consumer {
  static readonly subscription = {
    name: 'published-mascots',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotDeleted', 'MascotWithdrawn'],
  };

  readonly name = MascotRegistry.subscription.name;
  readonly filter = MascotRegistry.subscription;
  private readonly published = new Set<number>();
  private isFollowing = false;
  private removals = 0;

  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
    private readonly decisions: DecisionRunner,
  ) {}

  async handle({ events }: EventBatch): Promise<void> {
    this.isFollowing = true;
    this.removals += events.length;
    for (const { stream } of events) this.published.delete(parseMascotId(stream));
  }

  async stop(): Promise<void> {
    this.isFollowing = false;
    this.published.clear();
  }

  /** @throws DomainError not_found for a mascot that is not in the directory */
  async requirePublished(mascotId: number): Promise<void> {
    if (this.published.has(mascotId)) return;
    const { removals } = this;
    if (!(await this.isPublished(mascotId))) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    // The log may have reported during this read that the mascot has left the directory.
    if (!this.isFollowing || this.removals !== removals) return;
    if (this.published.size >= MAX_CACHED) this.published.clear();
    this.published.add(mascotId);
  }

  private async isPublished(mascotId: number): Promise<boolean> {
    const last = await findLastEvent(this.store, mascotStream(mascotId));
    if (last !== undefined && EVENTS_WHILE_PUBLISHED.has(last.type)) return true;
    return (await this.decisions.load(mascots.at(mascotId))).state.kind === 'published';
  }
}
