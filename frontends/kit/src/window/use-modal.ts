import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before the element leaves the page, so that closing can give the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      latest.current();
    };
    element?.showModal();
    element?.addEventListener('cancel', cancel);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.close();
    };
  }, []);
  return dialog;
}
