import { useEffect, useReducer } from 'react';
import { draft } from './draft';
import { changeHistory, EMPTY_HISTORY, type History } from './history';

const leftBehind = (): History => ({ ...EMPTY_HISTORY, present: draft.read() ?? [] });

/** What is on the board, with what an earlier visit left on it, until it is sent or cleared. */
export function useDrawing() {
  const [history, change] = useReducer(changeHistory, undefined, leftBehind);
  const { present } = history;
  useEffect(() => {
    if (present.length === 0) draft.clear();
    else draft.write(present);
  }, [present]);
  return { history, change };
}
