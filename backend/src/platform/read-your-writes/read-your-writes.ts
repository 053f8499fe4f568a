import { Inject, Injectable } from '@nestjs/common';
import type { Visibility } from '../consumers/projections/wait-for-all.js';
import { EVENT_STORE, type EventStore, type Position } from '../event-store/event-store.js';
import type { AutomationName, ViewName } from './names.js';
import { AUTOMATION_PROGRESS, VIEW_PROGRESS, type Progress } from './progress.js';

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
    @Inject(VIEW_PROGRESS) private readonly views: Progress,
    @Inject(AUTOMATION_PROGRESS) private readonly automations: Progress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** @param position of the write */
  async until(position: Position, { automation, views }: Effect): Promise<Visibility> {
    if (automation === undefined) return this.views.waitFor(position, views);
    const reacted = await this.automations.waitFor(position, [automation]);
    const shown = await this.views.waitFor((await this.store.head()) ?? position, views);
    return reacted === 'late' ? reacted : shown;
  }
}
