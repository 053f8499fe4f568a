import { Inject, Injectable } from '@nestjs/common';
import { idempotentContextCausedBy } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import {
  EVENT_STORE,
  type EventStore,
  type Position,
  type Occurrence,
} from '../../../platform/event-store/event-store.js';
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
  static readonly reads = {
    name: 'count-missed-likes',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotRestored'],
  } as const;

  readonly reads = CountMissedLikes.reads;
  readonly catalogue = mascotEvents;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
  ) {}

  async handle({ data, recorded }: Occurrence<MascotEvent<'MascotRestored'>>): Promise<void> {
    const { mascotId, likes: counted } = data;
    await this.decisions.run({
      ...mascots.at(mascotId),
      command: {
        kind: 'CountMissedLikes',
        restoration: recorded.revision,
        likes: await this.likesBetween(mascotId, counted, recorded.position),
      },
      commandName: 'CountMissedLikes',
      context: idempotentContextCausedBy(this.reads.name, recorded),
    });
  }

  private async likesBetween(mascotId: number, from: number, before: Position): Promise<number> {
    let likes = 0;
    for await (const { position } of this.store.readStream(likesStream(mascotId), { from })) {
      if (position > before) break;
      likes += 1;
    }
    return likes;
  }
}
