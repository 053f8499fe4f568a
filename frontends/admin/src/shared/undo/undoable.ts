import { fillPath, ROUTES } from '@marcel/contracts';

/** Something that was done and can be taken back by an event of its own. */
export interface Undoable {
  title: string;
  path: string;
  /** Sent along with the reason. */
  body?: { revision: number };
}

export const reopening = (id: number, name: string): Undoable => ({
  title: `Undo the decision on ${name}`,
  path: fillPath(ROUTES.submissionReopen, { id }),
});

export const restoring = (id: number, name: string): Undoable => ({
  title: `Restore ${name}`,
  path: fillPath(ROUTES.mascotRestore, { id }),
});

export const reverting = (id: number, name: string, revision: number): Undoable => ({
  title: `Undo the edit of ${name}`,
  path: fillPath(ROUTES.mascotRevert, { id }),
  body: { revision },
});
