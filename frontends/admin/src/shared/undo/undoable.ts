import { fillPath, ROUTES } from '@marcel/contracts';

/** Something that was done and can be taken back by an event of its own. */
export interface Undoable {
  title: string;
  /** Sent one after the other, each with the reason. */
  steps: readonly { path: string; body?: { revision: number } }[];
}

const reopen = (id: number) => ({ path: fillPath(ROUTES.submissionReopen, { id }) });

export const reopening = (id: number, name: string): Undoable => ({
  title: `Undo the decision on ${name}`,
  steps: [reopen(id)],
});

export const reopeningAll = (ids: readonly number[]): Undoable => ({
  title: `Undo ${ids.length} decisions`,
  steps: ids.map(reopen),
});

export const restoring = (id: number, name: string): Undoable => ({
  title: `Restore ${name}`,
  steps: [{ path: fillPath(ROUTES.mascotRestore, { id }) }],
});

export const reverting = (id: number, name: string, revision: number): Undoable => ({
  title: `Undo the edit of ${name}`,
  steps: [{ path: fillPath(ROUTES.mascotRevert, { id }), body: { revision } }],
});
