import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus is once what had it is gone: nowhere, or in the corner of a toast that has left. */
const NOWHERE = 'body, ol[popover]';

interface NextAct {
  /** What holds the acts. */
  acts: RefObject<HTMLDivElement | null>;
  /** What is said where there is none. */
  said: RefObject<HTMLDivElement | null>;
}

/**
 * A decision takes its own buttons away, and the focus with them: it goes to the first act that is offered then, or to what is
 * said, unless whoever decided has turned to something else by then.
 */
export function useFocusOnNextAct(pending: boolean): NextAct {
  const acts = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    if (before.current === pending) return;
    before.current = pending;
    if (document.activeElement?.matches(NOWHERE) !== true) return;
    const first = acts.current?.querySelector<HTMLElement>('a[href], button:enabled');
    (first ?? said.current)?.focus();
  }, [pending]);
  return { acts, said };
}
