import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a `<dialog>` over the page for as long as it is mounted; `onCancel` runs when Escape is pressed. */
export function useModal(onCancel: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });
  // Before the element leaves the page, so that closing can give the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
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
