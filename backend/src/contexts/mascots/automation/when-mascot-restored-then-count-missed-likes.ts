import { Inject, Injectable } from '@nestjs/common';
import { idempotentContextCausedBy } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import { EVENT_STORE, type EventStore, type Decoded } from '../../../platform/event-store/event-store.js';
import { likesStream } from '../domain/like.js';
import { mascots } from '../domain/mascot.decider.js';
import { mascotEvents, MASCOT_STREAMS, type MascotEvent } from '../domain/mascot.events.js';

/**
 * Counts likes that `MascotRestored` does not include. Such a like was accepted before the deletion, but appended while the mascot was
 * being restored. The positions in the log identify these likes.
 */
@Injectable()
@RunsAsAutomation()
export class CountMissedLikes implements Automation<MascotEvent<'MascotRestored'>> {
  static readonly subscription = {
    name: 'count-missed-likes',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotRestored'],
  } as const;

  readonly subscription = CountMissedLikes.subscription;
  readonly catalogue = mascotEvents;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
  ) {}

  async handle({ data, recorded }: Decoded<MascotEvent<'MascotRestored'>>): Promise<void> {
    const { mascotId, likes: from } = data;
    let likes = 0;
    for await (const { position } of this.store.readStream(likesStream(mascotId), { from })) {
      if (position > recorded.position) break;
      likes += 1;
    }
    const command = { kind: 'CountMissedLikes', restoration: recorded.revision, likes } as const;
    const context = idempotentContextCausedBy(this.subscription.name, recorded);
    await this.decisions.run({ ...mascots.at(mascotId), command, commandName: command.kind, context });
  }
}
