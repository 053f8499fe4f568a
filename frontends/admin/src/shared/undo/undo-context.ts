import { createContext, use } from 'react';
import type { Undoable } from './undoable';

export const UndoContext = createContext<((undoable: Undoable) => void) | null>(null);

/** The function that asks for the reason and then undoes. @throws Error outside of an UndoProvider. */
export function useUndo(): (undoable: Undoable) => void {
  const undo = use(UndoContext);
  if (undo === null) throw new Error('useUndo needs an UndoProvider above it');
  return undo;
}
