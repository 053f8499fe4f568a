import { hashOfStoredPicture } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { readHeader } from '../../../platform/pictures/picture-header.js';
import type { ArtworkEvent, GeneratedPicture } from '../domain/artwork.events.js';
import { systemContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { RunsAsLeasedTask } from '../../../platform/consumers/consumer.js';
import { PeriodicLeasedTask } from '../../../platform/scheduling/periodic-leased-task.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { type Document, type Query, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { artworks } from '../domain/artwork.decider.js';
import { parseArtworkId } from '../domain/artwork-streams.js';
import { ARTWORKS_VIEW, parsePictures } from '../read/artworks.js';

type PictureCheck = ArtworkEvent<'PictureChecked'>['data'];

const FETCH_LIMITS = { bytes: 32 * 1024 * 1024, timeoutMs: 20_000 };

@Injectable()
export class PictureInspector {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: Pick<BlobStore, 'get'>,
    private readonly fetcher: GuardedFetch,
  ) {}

  async inspect({ url, sourceUrl, original }: GeneratedPicture, now: Date): Promise<PictureCheck> {
    const copies = new Set([hashOfStoredPicture(url) ?? original.blob, original.blob]);
    const [health, source] = await Promise.all([this.checkStoredCopies(copies), this.checkSource(sourceUrl)]);
    return { url, health, source, checkedAt: now.toISOString() };
  }

  private async checkStoredCopies(blobs: ReadonlySet<string>): Promise<PictureCheck['health']> {
    const areIntact = await Promise.all([...blobs].map((blob) => this.isIntact(blob)));
    return areIntact.every(Boolean) ? 'healthy' : 'broken';
  }

  private async isIntact(blob: string): Promise<boolean> {
    const bytes = await this.blobs.get(blob);
    return bytes !== undefined && isPicture(bytes);
  }

  private async checkSource(sourceUrl: string | null): Promise<PictureCheck['source']> {
    if (sourceUrl === null) return 'none';
    try {
      const { status, bytes } = await this.fetcher.get(sourceUrl, FETCH_LIMITS);
      return status === 200 && (await isPicture(bytes)) ? 'reachable' : 'gone';
    } catch {
      return 'gone';
    }
  }
}

const isPicture = (bytes: Uint8Array): Promise<boolean> =>
  readHeader(bytes).then(
    () => true,
    () => false,
  );

/** Interval between runs, in milliseconds. */
const INTERVAL_MS = 15 * 60 * 1000;
const RUNS_PER_DAY = (24 * 60 * 60 * 1000) / INTERVAL_MS;
const MAX_CHECKS = 40;

@Injectable()
@RunsAsLeasedTask('worker')
export class PictureChecker extends PeriodicLeasedTask {
  readonly name = 'check-pictures';

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(LOG) log: Log,
    private readonly decisions: DecisionRunner,
    private readonly inspector: PictureInspector,
  ) {
    super(INTERVAL_MS, log, 'Checking pictures failed');
  }

  protected async work(now: Date): Promise<void> {
    for (const document of await this.findDue(now)) {
      const [picture] = parsePictures(document);
      if (picture === undefined) continue;
      await this.decisions.run({
        ...artworks.at(parseArtworkId(String(document.id))),
        command: { kind: 'RecordCheck', check: await this.inspector.inspect(picture, now) },
        commandName: 'CheckPicture',
        context: systemContext(this.name),
      });
    }
  }

  private async findDue(now: Date): Promise<readonly Document[]> {
    const completed = { field: 'status', oneOf: ['completed'] };
    const find = async (query: Query) => (await this.views.find(ARTWORKS_VIEW, query)).documents;
    const unchecked = await find({ where: [completed, { field: 'lastUrlCheckAt', oneOf: [null] }], limit: MAX_CHECKS });
    const { total } = await this.views.find(ARTWORKS_VIEW, { where: [completed], limit: 1 });
    const { offset, limit } = selectSlice(total, now);
    if (limit === 0) return unchecked;
    const slice = await find({ where: [completed], sort: { field: 'createdAt', direction: 'asc' }, offset, limit });
    const checkedBefore = slice.filter(({ lastUrlCheckAt: at }) => at !== null);
    return [...unchecked, ...checkedBefore].slice(0, MAX_CHECKS);
  }
}

/** Returns the slice of the pictures that this run checks. A cycle over all pictures takes a day, longer above 3,840. */
function selectSlice(total: number, now: Date): { readonly offset: number; readonly limit: number } {
  const runs = Math.max(RUNS_PER_DAY, Math.ceil(total / MAX_CHECKS));
  const run = Math.floor(now.getTime() / INTERVAL_MS) % runs;
  const offset = Math.floor((run * total) / runs);
  return { offset, limit: Math.floor(((run + 1) * total) / runs) - offset };
}
