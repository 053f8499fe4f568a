import type { PopulationMascot } from './population';

export interface BulkProgress {
  total: number;
  done: number;
  /** Name of the mascot that is being searched for; null between two of them. */
  current: string | null;
  errors: readonly { name: string; message: string }[];
}

interface BulkSteps {
  /** Searches for one mascot; throws when that fails. */
  search: (mascot: PopulationMascot) => Promise<unknown>;
  /** The wait between two searches. */
  pause: (signal: AbortSignal) => Promise<void>;
  messageOf: (error: unknown) => string;
  onProgress: (progress: BulkProgress) => void;
}

/** Searches for one mascot after the other. A failure is noted and the next one follows; the signal ends it after the one at hand. */
export async function runBulkSearch(
  mascots: readonly PopulationMascot[],
  { search, pause, messageOf, onProgress }: BulkSteps,
  signal: AbortSignal,
): Promise<BulkProgress> {
  let progress: BulkProgress = { total: mascots.length, done: 0, current: null, errors: [] };
  const tell = (change: Partial<BulkProgress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };

  for (const mascot of mascots) {
    if (progress.done > 0) await pause(signal);
    if (signal.aborted) break;
    tell({ current: mascot.name });
    try {
      await search(mascot);
    } catch (error) {
      tell({ errors: [...progress.errors, { name: mascot.name, message: messageOf(error) }] });
    }
    tell({ done: progress.done + 1, current: null });
  }
  return progress;
}
