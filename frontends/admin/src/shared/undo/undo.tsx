import { fillPath, HEADERS, ModerationOutcome, ROUTES, Submission } from '@marcel/contracts';
import type { ModerationAction, SeenItem } from '@marcel/contracts';
import { ApiError, errorText } from '@marcel/kit/api';
import { isolated } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import * as z from 'zod/mini';
import { type AdminApi, useAdminClient } from '../api';
import { refreshSoon } from '../live/refresh-soon';
import { ReasonDialog } from '../reasons/ReasonDialog';

export interface Undoable {
  title: string;
  steps: readonly UndoStep[];
}

export interface UndoStep {
  path: string;
  body?: { revision: number } | ModerationStep;
  decided?: Decided;
  rejectionIn?: (answer: unknown) => string | null;
}

export interface ModerationStep {
  action: ModerationAction;
  items: readonly SeenItem[];
}

export interface Decided extends Pick<Submission, 'id' | 'status' | 'processedAt'> {
  name: string;
}

const reopen = (decided: Decided): UndoStep => ({
  path: fillPath(ROUTES.submissionReopen, { id: decided.id }),
  decided,
});

export const undoableDecision = (decided: Decided): Undoable => ({
  title: `Undo the decision on ${isolated(decided.name)}`,
  steps: [reopen(decided)],
});

export const undoableDecisions = (decided: readonly Decided[]): Undoable => ({
  title: `Undo ${decided.length} decisions`,
  steps: decided.map(reopen),
});

const restore = (id: number) => ({ path: fillPath(ROUTES.mascotRestore, { id }) });

export const undoableDeletion = (id: number, name: string): Undoable => ({
  title: `Restore ${isolated(name)}`,
  steps: [restore(id)],
});

export const undoableDeletions = (ids: readonly number[]): Undoable => ({
  title: `Restore ${ids.length} mascots`,
  steps: ids.map(restore),
});

export const undoableEdit = (id: number, name: string, revision: number): Undoable => ({
  title: `Undo the edit of ${isolated(name)}`,
  steps: [{ path: fillPath(ROUTES.mascotRevert, { id }), body: { revision } }],
});

const rejectionIn = (answer: unknown): string | null =>
  ModerationOutcome.safeParse(answer).data?.failed[0]?.error ?? null;

export function undoableModeration(judged: readonly ModerationStep[]): Undoable | null {
  const count = judged.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return {
    title: count === 1 ? 'Undo the decision' : `Undo ${count} decisions`,
    steps: judged.map((body) => ({ path: ROUTES.moderation, body, rejectionIn })),
  };
}

const UndoContext = createContext<((undoable: Undoable) => void) | null>(null);

/** Returns a function that asks for the reason and then undoes. @throws Error outside of an UndoProvider. */
export function useUndo(): (undoable: Undoable) => void {
  const undo = use(UndoContext);
  if (undo === null) throw new Error('useUndo needs an UndoProvider above it');
  return undo;
}

export const UNDO_TEXTS = {
  action: 'Undo',
  stopped: 'The server could not be reached. What is left can be undone again.',
  meanwhile: 'It was reopened or decided again meanwhile.',
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
  { steps }: Undoable,
  send: (step: UndoStep) => Promise<unknown>,
): Promise<{ done: number; problems: readonly string[] }> {
  const problems: string[] = [];
  const failures: unknown[] = [];
  let done = 0;
  for (const step of steps) {
    try {
      const answer = await send(step);
      done += 1;
      const rejection = step.rejectionIn?.(answer) ?? null;
      if (rejection !== null) problems.push(rejection);
    } catch (error) {
      const rejection = rejectionOf(error);
      failures.push(error);
      problems.push(rejection === null ? UNDO_TEXTS.stopped : withItemName(step, rejection));
      if (rejection === null) break;
    }
  }
  if (done === 0 && failures.length > 0) throw failures[0];
  return { done, problems };
}

const withItemName = ({ decided }: UndoStep, text: string): string =>
  decided === undefined ? text : `“${isolated(decided.name)}”: ${text}`;

/** Returns why the server rejected a step; null for other errors. */
function rejectionOf(error: unknown): string | null {
  if (error instanceof DecisionChanged) return error.message;
  const isRejection = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRejection ? errorText(error, UNDO_TEXTS.failed.body) : null;
}

const DecisionState = z.pick(Submission, { status: true, processedAt: true });

/**
 * Returns the headers that limit an undo to this decision.
 * @throws DecisionChanged if the decision has changed
 */
async function headersIfUnchanged(
  adminApi: AdminApi,
  { id, status, processedAt }: Decided,
): Promise<Record<string, string>> {
  const { record, tag } = await adminApi.getRecord(fillPath(ROUTES.submission, { id }), DecisionState);
  if (record.status !== status || record.processedAt !== processedAt) throw new DecisionChanged(UNDO_TEXTS.meanwhile);
  return tag === undefined ? {} : { [HEADERS.ifMatch]: tag };
}

export function UndoProvider({ children }: { children: ReactNode }) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  return (
    <UndoContext value={setUndoable}>
      {children}
      {undoable && <UndoDialog undoable={undoable} onClose={() => setUndoable(null)} />}
    </UndoContext>
  );
}

function UndoDialog({ undoable, onClose }: { undoable: Undoable; onClose: () => void }) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      runUndo(undoable, async ({ path, body, decided }) => {
        const headers = decided && (await headersIfUnchanged(adminApi, decided));
        return adminApi.send('POST', path, z.unknown(), { ...body, reason }, headers);
      }),
    onSuccess: ({ done, problems: [first, ...others] }) => {
      onClose();
      if (first === undefined) return toast({ title: 'Undone' });
      const { length } = undoable.steps;
      const messages = [
        length > 1 && `${done} of ${length} undone.`,
        first,
        others.length > 0 && `And ${others.length} more.`,
      ];
      toast({ title: 'Not everything was undone', body: messages.filter(Boolean).join(' '), tone: 'destructive' });
    },
    onError: (error) =>
      toastFailure(error, {
        ...UNDO_TEXTS.failed,
        body: rejectionOf(error) ?? errorText(error, UNDO_TEXTS.failed.body),
      }),
    onSettled: () => refreshSoon(client),
  });
  return (
    <ReasonDialog
      title={undoable.title}
      action={UNDO_TEXTS.action}
      working={isPending}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  );
}
