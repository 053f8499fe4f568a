import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import type { Tenure } from '../../../../platform/leader-election/tenure.js';
import { imageSearches, type ImageSearchCommand } from '../../domain/image-search.decider.js';
import { IMAGE_SEARCH_STREAM } from '../../domain/image-search.events.js';
import { ImageSearchFailed, imageQuery, type ImageSearch } from '../../image-search/image-search.js';
import type { MissingImages, Unpictured } from '../../read/image-search/missing-images.js';
import { contextOfBegun } from '../begun-work.js';

export interface SearchTools {
  readonly decisions: Pick<DecisionRunner, 'load' | 'run'>;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly missing: Pick<MissingImages, 'after'>;
  readonly provider: ImageSearch;
  /** Resolves when whoever searches still may: a provider may want money for each question. */
  readonly confirm?: Tenure['confirm'] | undefined;
  /** The wait between two searches. */
  readonly pause: () => Promise<void>;
  readonly actor: string;
}

/**
 * Searches for one mascot after the other, from where the log says that it stands, until none is left or the run has ended.
 * @throws TenureOver, StoreUnavailable
 */
export async function searchMissingImages(tools: SearchTools, signal: AbortSignal): Promise<void> {
  const { decisions, missing, confirm, pause, actor } = tools;
  const begun = { events: tools.events, stream: IMAGE_SEARCH_STREAM, type: 'ImageSearchBegun' };
  const context = await contextOfBegun(actor, begun);
  const record = (command: ImageSearchCommand, commandName: string) =>
    decisions.run({ ...imageSearches, command, commandName, context });

  for (;;) {
    signal.throwIfAborted();
    const { state } = await decisions.load(imageSearches);
    const { run, status, last } = state;
    if (status !== 'running') return;
    const { next: mascot, left } = await missing.after(last);
    if (mascot === undefined) {
      await record({ kind: 'complete', run }, 'CompleteImageSearch');
      return;
    }
    await confirm?.();
    const found = await look(tools.provider, mascot, signal);
    const outcome = { run, mascotId: mascot.id, name: mascot.name, ...found };
    await record({ kind: 'record', outcome }, 'SearchImagesOfMascot');
    if (left > 1) await pause();
  }
}

async function look(provider: ImageSearch, mascot: Unpictured, signal: AbortSignal) {
  try {
    return { images: [...(await provider.find(imageQuery(mascot), signal))], failure: null };
  } catch (error) {
    if (signal.aborted || !(error instanceof ImageSearchFailed)) throw error;
    return { images: [], failure: error.message };
  }
}
