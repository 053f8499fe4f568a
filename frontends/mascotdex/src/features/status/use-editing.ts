import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRevisionBegun } from '../../shared/receipts/revision-draft';

/** Whether a rejected submission is being edited, and where one goes on reading afterwards. What was begun is open again after a reload. */
export function useEditing(key: string) {
  const [editing, setEditing] = useState(() => isRevisionBegun(key));
  const [isAskedFor, setAskedFor] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const further = useRef<HTMLParagraphElement>(null);
  /** The form goes, and takes the focus with it, which is handed on. */
  const end = (to: () => HTMLElement | null | undefined) => {
    flushSync(() => setEditing(false));
    to()?.focus();
  };
  return {
    editing,
    isAskedFor,
    begin: () => {
      setAskedFor(true);
      setEditing(true);
    },
    sent: () => end(() => said.current),
    cancelled: () => end(() => further.current?.querySelector('button')),
    said,
    further,
  };
}
