import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';
import { PROGRESS, type Progress } from '../consumers/progress/progress.js';

/** An automation that a write sets off, and the views in which its outcome shows. */
export interface Automated {
  readonly automation: string;
  readonly views: readonly string[];
}

/** Lets a write answer only when reads show it; a view that takes too long is announced in the answer's head. */
@Injectable()
export class ReadYourWrites {
  constructor(
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** @param position of the write; undefined when nothing was written */
  async until(position: Position | undefined, views: readonly string[], reply: FastifyReply): Promise<void> {
    if (position === undefined) return;
    announce(await this.progress.waitFor(position, views), reply);
  }

  async untilAutomated(
    position: Position | undefined,
    { automation, views }: Automated,
    reply: FastifyReply,
  ): Promise<void> {
    if (position === undefined) return;
    announce(await this.progress.waitFor(position, [automation]), reply);
    await this.until(await this.store.head(), views, reply);
  }
}

function announce(outcome: 'visible' | 'late', reply: FastifyReply): void {
  if (outcome === 'late') reply.header('preference-applied', 'async');
}
