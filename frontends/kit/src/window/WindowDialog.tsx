import { classes, useModal, WindowFrame, type WindowFrameProps } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './WindowDialog.module.css';

interface WindowDialogProps extends Pick<WindowFrameProps, 'icon'> {
  title: string;
  closeLabel: string;
  width: 'narrow' | 'wide' | 'full';
  onClose: () => void;
  children: ReactNode;
}

export function WindowDialog({ title, icon, closeLabel, width, onClose, children }: WindowDialogProps) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={classes(styles.dialog, styles[width])} aria-label={title}>
      <WindowFrame title={title} {...(icon && { icon })} onClose={onClose} closeLabel={closeLabel}>
        {children}
      </WindowFrame>
    </dialog>
  );
}
