import { ApiError, errorText } from '@marcel/kit/api';
import { isolated } from '@marcel/kit/programs';
import { UNDO_TEXTS } from './undo-texts';
import type { Undoable, UndoStep } from './undoable';

/** What is meant is not there any more. */
export class GoneMeanwhile extends Error {
  override readonly name = 'GoneMeanwhile';
}

/** How many steps were taken back, and why something was not, for each that was not. */
export interface TakenBack {
  done: number;
  problems: readonly string[];
}

/**
 * Takes back one step after the other. What is refused keeps no other from being undone; whatever else goes wrong ends it.
 *
 * @throws what went wrong first, if nothing was undone
 */
export async function takeBack({ steps }: Undoable, send: (step: UndoStep) => Promise<unknown>): Promise<TakenBack> {
  const problems: string[] = [];
  const failures: unknown[] = [];
  let done = 0;
  for (const step of steps) {
    try {
      const answer = await send(step);
      done += 1;
      const refusal = step.refusalIn?.(answer) ?? null;
      if (refusal !== null) problems.push(refusal);
    } catch (error) {
      failures.push(error);
      problems.push(problemOf(step, error));
      if (!isRefusal(error)) break;
    }
  }
  if (done === 0 && failures.length > 0) throw failures[0];
  return { done, problems };
}

function problemOf({ decided }: UndoStep, error: unknown): string {
  if (!isRefusal(error)) return UNDO_TEXTS.stopped;
  const text = refusalText(error);
  return decided === undefined ? text : `“${isolated(decided.name)}”: ${text}`;
}

/** Why an undo was refused, in words for whoever asked for it. */
export const refusalText = (error: unknown): string =>
  error instanceof GoneMeanwhile ? error.message : errorText(error, UNDO_TEXTS.failed.body);

const isRefusal = (error: unknown): boolean =>
  error instanceof GoneMeanwhile ||
  (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401);
