import type { ModeratedItem } from '@marcel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUndo } from '../../shared/undo/undo-context';
import type { Undoable } from '../../shared/undo/undoable';
import { actionFor, type Act } from './acts';
import { useModerate } from './api';

export interface GivenReason {
  text: string;
  stays: boolean;
}

export type GivenReasons = Readonly<Partial<Record<Act, GivenReason>>>;

export interface AskedAct {
  act: Act;
  items: readonly ModeratedItem[];
}

export type ActOn = (act: Act, items: readonly ModeratedItem[]) => void;

/** Acts on items, once there is a reason: that of the act before where it stays. What erases always asks. */
export function useActs() {
  const [reasons, setReasons] = useState<GivenReasons>({});
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [last, setLast] = useState<Undoable | null>(null);
  const { moderate, isDeciding } = useModerate(setLast);
  const undo = useUndo();

  const act: ActOn = (wanted, shown) => {
    const items = shown.filter((item) => actionFor(wanted, item) !== undefined);
    const given = reasons[wanted];
    if (items.length === 0) return;
    if (given?.stays) moderate({ act: wanted, items, reason: given.text });
    else setAsked({ act: wanted, items });
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return {
    reasons,
    asked,
    isDeciding,
    /** Stays the same, so that a hundred items are not drawn anew with each press. */
    act: useCallback<ActOn>((wanted, items) => latest.current(wanted, items), []),
    confirm: (reason: GivenReason) => {
      if (asked === null) return;
      setReasons({ ...reasons, [asked.act]: reason });
      setAsked(null);
      moderate({ ...asked, reason: reason.text });
    },
    cancel: () => setAsked(null),
    askAgain: (act: Act) => setReasons({ ...reasons, [act]: undefined }),
    undoLast: () => last && undo(last),
  };
}

export type Acts = ReturnType<typeof useActs>;
