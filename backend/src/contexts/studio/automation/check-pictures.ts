import { hashOfStoredPicture } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { readHeader } from '../../../platform/pictures/picture-header.js';
import type { ArtworkEvent, StoredPicture } from '../domain/artwork.events.js';
import { systemContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { RunsAsDuty } from '../../../platform/consumers/consumer.js';
import { PeriodicDuty } from '../../../platform/scheduling/periodic-duty.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { type Document, type Query, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { artworks } from '../domain/artwork.decider.js';
import { artworkOf } from '../domain/artwork-streams.js';
import { ARTWORKS_VIEW, picturesOf } from '../read/artworks.js';

type Check = ArtworkEvent<'PictureChecked'>['data'];

const LIMITS = { bytes: 32 * 1024 * 1024, timeoutMs: 20_000 };

@Injectable()
export class PictureInspector {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: Pick<BlobStore, 'get'>,
    private readonly fetcher: GuardedFetch,
  ) {}

  async look({ url, sourceUrl, original }: StoredPicture, now: Date): Promise<Check> {
    const copies = new Set([hashOfStoredPicture(url) ?? original.blob, original.blob]);
    const [health, source] = await Promise.all([this.ownCopies(copies), this.atProvider(sourceUrl)]);
    return { url, health, source, checkedAt: now.toISOString() };
  }

  private async ownCopies(blobs: ReadonlySet<string>): Promise<Check['health']> {
    const areSound = await Promise.all([...blobs].map((blob) => this.isSound(blob)));
    return areSound.every(Boolean) ? 'healthy' : 'broken';
  }

  private async isSound(blob: string): Promise<boolean> {
    const bytes = await this.blobs.get(blob);
    return bytes !== undefined && isPicture(bytes);
  }

  private async atProvider(sourceUrl: string | null): Promise<Check['source']> {
    if (sourceUrl === null) return 'none';
    try {
      const { status, bytes } = await this.fetcher.get(sourceUrl, LIMITS);
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

/** Interval between rounds, in milliseconds. */
const ROUND_MS = 15 * 60 * 1000;
const ROUNDS_A_DAY = 96;

const PER_ROUND = 40;

@Injectable()
@RunsAsDuty('worker')
export class PictureChecker extends PeriodicDuty {
  readonly name = 'check-pictures';

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(LOG) log: Log,
    private readonly decisions: DecisionRunner,
    private readonly inspector: PictureInspector,
  ) {
    super(ROUND_MS, log, 'Checking pictures failed');
  }

  protected async work(now: Date): Promise<void> {
    for (const document of await this.due(now)) {
      const [picture] = picturesOf(document);
      if (picture === undefined) continue;
      await this.decisions.run({
        ...artworks.at(artworkOf(String(document.id))),
        command: { kind: 'RecordCheck', check: await this.inspector.look(picture, now) },
        commandName: 'CheckPicture',
        context: systemContext(this.name),
      });
    }
  }

  private async due(now: Date): Promise<readonly Document[]> {
    const completed = { field: 'status', oneOf: ['completed'] };
    const find = async (query: Query) => (await this.views.find(ARTWORKS_VIEW, query)).documents;
    const unseen = await find({ where: [completed, { field: 'lastUrlCheckAt', oneOf: [null] }], limit: PER_ROUND });
    const { total } = await this.views.find(ARTWORKS_VIEW, { where: [completed], limit: 1 });
    const { offset, limit } = partOf(total, now);
    if (limit === 0) return unseen;
    const inTurn = await find({ where: [completed], sort: { field: 'createdAt', direction: 'asc' }, offset, limit });
    const seen = inTurn.filter(({ lastUrlCheckAt: at }) => at !== null);
    return [...unseen, ...seen].slice(0, PER_ROUND);
  }
}

function partOf(total: number, now: Date): { readonly offset: number; readonly limit: number } {
  const rounds = Math.max(ROUNDS_A_DAY, Math.ceil(total / PER_ROUND));
  const round = Math.floor(now.getTime() / ROUND_MS) % rounds;
  const offset = Math.floor((round * total) / rounds);
  return { offset, limit: Math.floor(((round + 1) * total) / rounds) - offset };
}
