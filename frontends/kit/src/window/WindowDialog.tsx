import { classes, WindowFrame, type WindowFrameProps } from '@marcel/kit';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './WindowDialog.module.css';

interface WindowDialogProps extends Pick<WindowFrameProps, 'title' | 'icon' | 'children'> {
  closeLabel: string;
  width: 'narrow' | 'wide' | 'full';
  onClose: () => void;
}

export function WindowDialog({ width, ...frame }: WindowDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useEffectEvent((event: Event) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    frame.onClose();
  });
  // Closes before the element is removed, so that the dialog can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const listen = (event: Event) => cancel(event);
    element?.showModal();
    element?.addEventListener('cancel', listen);
    return () => {
      element?.removeEventListener('cancel', listen);
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes(styles.dialog, styles[width])} aria-label={frame.title}>
      <WindowFrame {...frame} />
    </dialog>
  );
}
