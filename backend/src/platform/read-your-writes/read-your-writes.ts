import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS, type Progress, type Visibility } from '../consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';
import type { AutomationName, ViewName } from './names.js';

/** Where a write shows. */
export interface Effect {
  /** What it sets off, if its outcome is to show as well. */
  readonly automation?: AutomationName;
  readonly views: readonly ViewName[];
}

/** Lets a write answer only when reads show it. */
@Injectable()
export class ReadYourWrites {
  constructor(
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** @param position of the write */
  async until(position: Position, { automation, views }: Effect): Promise<Visibility> {
    if (automation === undefined) return this.progress.waitFor(position, views);
    const reacted = await this.progress.waitFor(position, [automation]);
    const shown = await this.progress.waitFor((await this.store.head()) ?? position, views);
    return reacted === 'late' ? reacted : shown;
  }
}
