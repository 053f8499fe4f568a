import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { RunsAsLeasedTask } from '../../../platform/consumers/consumer.js';
import { PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import { PeriodicLeasedTask } from '../../../platform/scheduling/periodic-leased-task.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { PictureMetrics } from '../../../platform/pictures/picture-metrics.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { FRONTENDS_VIEW, findReleaseBlobs } from '../../releases/index.js';
import { KNOWN_BLOBS_VIEW } from '../read/references.js';

/** Interval between runs, in milliseconds. */
const INTERVAL_MS = 60 * 60 * 1000;

/** Deletes old blobs that no event refers to, in the second run that finds them. */
@Injectable()
@RunsAsLeasedTask('worker')
export class OrphanCollector extends PeriodicLeasedTask {
  readonly name = 'collect-orphaned-pictures';
  private orphans: ReadonlySet<string> = new Set();

  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'pictures'>,
    @Inject(LOG) log: Log,
    private readonly metrics: PictureMetrics,
  ) {
    super(INTERVAL_MS, log, 'Deleting unreferenced pictures failed');
  }

  override start(): Promise<void> {
    this.orphans = new Set();
    return super.start();
  }

  protected async work(now: Date): Promise<void> {
    const cutoff = new Date(now.getTime() - this.settings.pictures.orphanRetentionMs);
    const old = await this.findOldPictures(cutoff);
    if (old.length === 0 || !(await this.areReferencesCurrent())) return;
    const releaseBlobs = await findReleaseBlobs(this.views);
    const unreferenced = new Set<string>();
    for (const name of old) {
      if (releaseBlobs.has(name) || (await this.views.get(KNOWN_BLOBS_VIEW, name)) !== undefined) continue;
      if (!this.orphans.has(name)) unreferenced.add(name);
      else if (await this.blobs.remove(name, cutoff)) this.metrics.collected.inc();
    }
    this.orphans = unreferenced;
  }

  private async findOldPictures(cutoff: Date): Promise<string[]> {
    const names: string[] = [];
    for await (const { name, putAt } of this.blobs.entries()) if (putAt <= cutoff) names.push(name);
    return names;
  }

  private async areReferencesCurrent(): Promise<boolean> {
    const head = await this.events.head();
    if (head === undefined || (await this.progress.waitFor(head, [KNOWN_BLOBS_VIEW, FRONTENDS_VIEW])) === 'late')
      return false;
    return (await this.views.find(KNOWN_BLOBS_VIEW, { limit: 1 })).total > 0;
  }
}
