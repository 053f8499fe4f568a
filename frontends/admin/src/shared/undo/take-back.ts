import { ApiError, errorText } from '@marcel/kit/api';
import { UNDO_TEXTS } from './undo-texts';
import type { Undoable, UndoStep } from './undoable';

/**
 * Takes back one step after the other. What the server refuses keeps no other from being undone; whatever else goes wrong ends it.
 *
 * @returns why something was not undone, for each that was not
 * @throws what went wrong first, if nothing was undone
 */
export async function takeBack(
  { steps }: Undoable,
  send: (step: UndoStep) => Promise<unknown>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const failures: unknown[] = [];
  let anyDone = false;
  for (const step of steps) {
    try {
      const answer = await send(step);
      anyDone = true;
      const refusal = step.refusalIn?.(answer) ?? null;
      if (refusal !== null) problems.push(refusal);
    } catch (error) {
      failures.push(error);
      problems.push(errorText(error, UNDO_TEXTS.stopped));
      if (!isRefusal(error)) break;
    }
  }
  if (!anyDone && failures.length > 0) throw failures[0];
  return problems;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
