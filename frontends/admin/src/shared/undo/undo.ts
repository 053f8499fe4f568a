import { fillPath, ModerationOutcome, ROUTES } from '@marcel/contracts';
import type { ModerationAction, SeenItem, Submission } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { createContext, use } from 'react';

export interface Undoable {
  title: string;
  steps: readonly UndoStep[];
}

export interface UndoStep {
  path: string;
  body?: { revision: number } | JudgedItems;
  decided?: Decided;
  refusalIn?: (answer: unknown) => string | null;
}

export interface JudgedItems {
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

export const reopening = (decided: Decided): Undoable => ({
  title: `Undo the decision on ${isolated(decided.name)}`,
  steps: [reopen(decided)],
});

export const reopeningAll = (decided: readonly Decided[]): Undoable => ({
  title: `Undo ${decided.length} decisions`,
  steps: decided.map(reopen),
});

const restore = (id: number) => ({ path: fillPath(ROUTES.mascotRestore, { id }) });

export const restoring = (id: number, name: string): Undoable => ({
  title: `Restore ${isolated(name)}`,
  steps: [restore(id)],
});

export const restoringAll = (ids: readonly number[]): Undoable => ({
  title: `Restore ${ids.length} mascots`,
  steps: ids.map(restore),
});

export const reverting = (id: number, name: string, revision: number): Undoable => ({
  title: `Undo the edit of ${isolated(name)}`,
  steps: [{ path: fillPath(ROUTES.mascotRevert, { id }), body: { revision } }],
});

const refusalIn = (answer: unknown): string | null =>
  ModerationOutcome.safeParse(answer).data?.refused[0]?.error ?? null;

export function judgingAgain(judged: readonly JudgedItems[]): Undoable | null {
  const count = judged.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return {
    title: count === 1 ? 'Undo the decision' : `Undo ${count} decisions`,
    steps: judged.map((body) => ({ path: ROUTES.moderation, body, refusalIn })),
  };
}

export const UndoContext = createContext<((undoable: Undoable) => void) | null>(null);

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
