import { contextOfOwn } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { Tenure } from '../../../../platform/leader-election/tenure.js';
import { imageSearches, type ImageSearchCommand } from '../../domain/image-search.decider.js';
import { ImageSearchFailed, imageQuery, type ImageSearch } from '../../image-search/image-search.js';
import type { MissingImages, Unpictured } from '../../read/image-search/missing-images.js';

export interface SearchTools {
  readonly decisions: Pick<DecisionRunner, 'load' | 'run'>;
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
  const record = (command: ImageSearchCommand, commandName: string) =>
    decisions.run({ ...imageSearches, command, commandName, context: contextOfOwn(actor) });

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
