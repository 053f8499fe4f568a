import * as path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DiskBlobStore } from '../../../../../platform/blob-store/disk/disk-blob-store.js';
import { collect, type EventStore } from '../../../../../platform/event-store/event-store.js';
import { DecisionRunner } from '../../../../../platform/command-handling/decision-runner.js';
import { openInMemoryEventStore } from '../../../../../platform/event-store/embedded/open.js';
import { decodeEvent } from '../../../../../platform/event-store/event-codec.js';
import { newEvents, systemClockAndIds } from '../../../../../platform/command-handling/new-events.js';
import type { HeldLease } from '../../../../../platform/leader-election/leader-election.js';
import { inMemoryKeys } from '../../../../../platform/personal-data/testing/in-memory-keys.js';
import { PersonalData } from '../../../../../platform/personal-data/personal-data.js';
import { unlimitedIntake, UNLIMITED_DECODER } from '../../../../../platform/pictures/testing/unlimited-quota.js';
import { photograph } from '../../../../../platform/pictures/testing/samples.js';
import { artworkEvents, type ArtworkEvent } from '../../../domain/artwork.events.js';
import { LocalPromptImprover } from '../../../prompt-improver/prompt-improver.js';
import { type PictureProvider, PictureProviders, PictureSources } from '../../../providers/picture-provider.js';
import { GenerationRun } from '../generation-run.js';
import { GeneratedPictureStore } from '../generated-picture-store.js';

const context = { correlationId: 'c', causationId: 'c', actor: { kind: 'visitor' } } as const;

const RETRY_POLICY = { retries: 6, firstDelayMs: 0, longestDelayMs: 0 };

export class GenerationHarness {
  readonly stream = 'hug-1';
  readonly decisions: DecisionRunner;
  readonly keys = inMemoryKeys();
  readonly sources: PictureSources;
  /** Widths of pictures that were made. */
  readonly widths: number[] = [];

  private constructor(
    readonly events: EventStore,
    readonly blobs: DiskBlobStore,
    private readonly folder: string,
    readonly portraitUrl: string,
  ) {
    this.decisions = new DecisionRunner({ store: events, ...systemClockAndIds });
    this.sources = new PictureSources(blobs);
  }

  static async open(events: EventStore = openInMemoryEventStore()): Promise<GenerationHarness> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marcel-generation-'));
    const blobs = await DiskBlobStore.open(folder);
    const { url } = await unlimitedIntake(blobs).store(await photograph());
    return new GenerationHarness(events, blobs, folder, url);
  }

  async close(): Promise<void> {
    await this.events.close();
    await this.keys.close();
    await rm(this.folder, { recursive: true });
  }

  request(provider: string): Promise<void> {
    const { portraitUrl } = this;
    return this.given(
      {
        type: 'HugRequested',
        data: { hugId: 1, userName: 'Ada', portraitUrl, mascotPictureUrl: null, characterName: null },
      },
      { type: 'GenerationRequested', data: { generation: 1, seed: 7, provider, format: 'jpeg' } },
    );
  }

  async given(...events: ArtworkEvent[]): Promise<void> {
    const decision = { stream: this.stream, events, catalogue: artworkEvents, commandName: 'Given', context };
    await this.events.append(this.stream, 'any', newEvents(decision, systemClockAndIds));
  }

  /** Works until nothing is left to do, or the signal aborts. */
  run(
    provider: PictureProvider,
    signal: AbortSignal = new AbortController().signal,
    confirm?: HeldLease['confirm'],
  ): Promise<void> {
    const { events, decisions, blobs, keys } = this;
    const findAtWidth = async (_: string, width: number) => {
      this.widths.push(width);
      return undefined;
    };
    const pictureStore = new GeneratedPictureStore(unlimitedIntake(blobs), UNLIMITED_DECODER, { findAtWidth });
    const improver = new LocalPromptImprover();
    const tools = {
      events,
      decisions,
      providers: new PictureProviders(provider),
      improver,
      pictureStore,
      personalData: new PersonalData(keys),
      retryPolicy: RETRY_POLICY,
      confirm,
    };
    return new GenerationRun(tools, this.stream, signal).runToEnd();
  }

  async history(): Promise<ArtworkEvent[]> {
    const stored = await collect(this.events.readStream(this.stream));
    return stored.map((event) => decodeEvent(artworkEvents, event));
  }

  /** Returns the event types since the request. */
  async steps(): Promise<string[]> {
    return (await this.history()).slice(2).map(({ type }) => type);
  }

  async failure(): Promise<string | undefined> {
    const last = (await this.history()).at(-1);
    return last?.type === 'GenerationFailed' ? last.data.failure : undefined;
  }
}
