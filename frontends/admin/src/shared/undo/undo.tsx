import { fillPath, HEADERS, ModerationOutcome, ROUTES, Submission } from '@marcel/contracts';
import type { ModerationAction, ItemVersion } from '@marcel/contracts';
import { ApiError, errorText } from '@marcel/kit/api';
import { isolateBidi } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AdminApi, useAdminClient } from '../api';
import { refreshSoon } from '../live/refresh-soon';

export type Undoable = readonly UndoStep[];

export interface UndoStep {
  path: string;
  body?: { revision: number } | ModerationStep;
  decided?: Decided;
  findRejection?: (answer: unknown) => string | null;
}

export interface ModerationStep {
  action: ModerationAction;
  items: readonly ItemVersion[];
}

export interface Decided extends Pick<Submission, 'id' | 'status' | 'processedAt'> {
  name: string;
}

export const undoableDecisions = (...decisions: readonly Decided[]): Undoable =>
  decisions.map((decided) => ({ path: fillPath(ROUTES.submissionReopen, { id: decided.id }), decided }));

export const undoableDeletions = (...ids: readonly number[]): Undoable =>
  ids.map((id) => ({ path: fillPath(ROUTES.mascotRestore, { id }) }));

export const undoableEdit = (id: number, revision: number): Undoable => [
  { path: fillPath(ROUTES.mascotRevert, { id }), body: { revision } },
];

const findRejection = (answer: unknown): string | null =>
  ModerationOutcome.safeParse(answer).data?.failed[0]?.error ?? null;

export const undoableModeration = (steps: readonly ModerationStep[]): Undoable | null =>
  steps.length === 0 ? null : steps.map((body) => ({ path: ROUTES.moderation, body, findRejection }));

export const UNDO_TEXTS = {
  action: 'Undo',
  reason: 'Undone by an admin',
  stopped: 'The server could not be reached. Please undo the rest again.',
  changed: 'It was reopened or decided again in the meantime.',
  failed: { title: 'Failed to undo', body: 'Nothing was changed. Please try again.' },
} as const;

export class DecisionChanged extends Error {
  override readonly name = 'DecisionChanged';
}

/**
 * Undoes one step after the other. Continues after a rejected step, stops at any other error.
 * @throws the first error if no step was undone
 */
export async function runUndo(
  steps: Undoable,
  send: (step: UndoStep) => Promise<unknown>,
): Promise<{ undoneCount: number; problems: readonly string[] }> {
  const problems: string[] = [];
  const failures: unknown[] = [];
  let undoneCount = 0;
  for (const step of steps) {
    try {
      const answer = await send(step);
      undoneCount += 1;
      const rejection = step.findRejection?.(answer) ?? null;
      if (rejection !== null) problems.push(rejection);
    } catch (error) {
      const rejection = rejectionText(error);
      failures.push(error);
      problems.push(rejection === null ? UNDO_TEXTS.stopped : withItemName(step, rejection));
      if (rejection === null) break;
    }
  }
  if (undoneCount === 0 && failures.length > 0) throw failures[0];
  return { undoneCount, problems };
}

const withItemName = ({ decided }: UndoStep, text: string): string =>
  decided === undefined ? text : `“${isolateBidi(decided.name)}”: ${text}`;

/** Returns why the server rejected a step; null for other errors. */
function rejectionText(error: unknown): string | null {
  if (error instanceof DecisionChanged) return error.message;
  const isRejection = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRejection ? errorText(error, UNDO_TEXTS.failed.body) : null;
}

const DecisionState = z.pick(Submission, { status: true, processedAt: true });

/**
 * Returns the headers that limit an undo to this decision.
 * @throws DecisionChanged if the decision has changed
 */
async function requireUnchanged(api: AdminApi, { id, status, processedAt }: Decided): Promise<Record<string, string>> {
  const { record, tag } = await api.getRecord(fillPath(ROUTES.submission, { id }), DecisionState);
  if (record.status !== status || record.processedAt !== processedAt) throw new DecisionChanged(UNDO_TEXTS.changed);
  return tag === undefined ? {} : { [HEADERS.ifMatch]: tag };
}

export function useUndo(): (undoable: Undoable) => void {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (undoable: Undoable) =>
      runUndo(undoable, async ({ path, body, decided }) => {
        const headers = decided && (await requireUnchanged(adminApi, decided));
        return adminApi.send('POST', path, z.unknown(), { ...body, reason: UNDO_TEXTS.reason }, headers);
      }),
    onSuccess: ({ undoneCount, problems: [first, ...others] }, { length }) => {
      if (first === undefined) return toast({ title: 'Undone' });
      const more = others.length > 0 && `And ${others.length} more.`;
      const messages = [length > 1 && `${undoneCount} of ${length} undone.`, first, more];
      toast({ title: 'Not everything was undone', body: messages.filter(Boolean).join(' '), tone: 'destructive' });
    },
    onError: (error) =>
      toastFailure(error, {
        ...UNDO_TEXTS.failed,
        body: rejectionText(error) ?? errorText(error, UNDO_TEXTS.failed.body),
      }),
    onSettled: () => refreshSoon(client),
  });
  return (undoable) => !isPending && mutate(undoable);
}
