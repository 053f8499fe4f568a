import { GenerationProgress } from '@marcel/contracts';

/** A message of the server's events; null for one that is not understood. */
export function readProgress(message: unknown): GenerationProgress | null {
  if (typeof message !== 'string') return null;
  try {
    const read = GenerationProgress.safeParse(JSON.parse(message));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
