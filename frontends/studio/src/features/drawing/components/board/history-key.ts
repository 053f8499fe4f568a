import type { HistoryAction } from '../../history';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Undo or redo, when the keys say so as they do in other programs. */
export function historyKey({ key, ctrlKey, metaKey, shiftKey }: Keys): HistoryAction | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return { type: 'redo' };
  return letter === 'z' ? { type: 'undo' } : null;
}
