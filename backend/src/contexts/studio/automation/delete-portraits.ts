import { Inject, Injectable } from '@nestjs/common';
import { systemContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { RunsAsLeasedTask } from '../../../platform/consumers/consumer.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { pagesOf } from '../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { PeriodicLeasedTask } from '../../../platform/scheduling/periodic-leased-task.js';
import { artworks } from '../domain/artwork.decider.js';
import { ARTWORKS_VIEW, ArtworkDocument } from '../read/artworks.js';

/** Interval between runs, in milliseconds. */
const INTERVAL_MS = 60 * 60 * 1000;

const PAGE_SIZE = 50;

@Injectable()
@RunsAsLeasedTask('worker')
export class PortraitDeleter extends PeriodicLeasedTask {
  readonly name = 'delete-portraits';

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: {
      readonly pictures: Pick<Settings['pictures'], 'portraitRetentionMs'>;
    },
    @Inject(LOG) log: Log,
    private readonly decisions: DecisionRunner,
  ) {
    super(INTERVAL_MS, log, 'Deleting portraits failed');
  }

  protected async work(now: Date): Promise<void> {
    const { portraitRetentionMs } = this.settings.pictures;
    if (portraitRetentionMs === undefined) return;
    const until = new Date(now.getTime() - portraitRetentionMs).toISOString();
    for await (const id of this.findHugsMadeUntil(until)) await this.delete(id);
  }

  private async *findHugsMadeUntil(until: string): AsyncGenerator<number> {
    const where = [
      { field: 'portrait', oneOf: [1] },
      { field: 'status', oneOf: ['completed'] },
    ];
    const query = { where, sort: { field: 'madeAt', direction: 'asc' }, limit: PAGE_SIZE } as const;
    for await (const page of pagesOf(this.views, ARTWORKS_VIEW, query))
      for (const document of page) {
        const { number, madeAt } = ArtworkDocument.parse(document);
        if (madeAt === null || madeAt > until) return;
        yield number;
      }
  }

  private async delete(id: number): Promise<void> {
    await this.decisions.run({
      ...artworks.at({ series: 'hug', id }),
      command: { kind: 'DeletePortrait' },
      commandName: 'DeletePortrait',
      context: systemContext(this.name),
    });
  }
}
