import { Modal, type ModalProps } from '@marcel/kit/antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DialogProps extends Pick<ModalProps, 'width' | 'okText' | 'okButtonProps' | 'cancelButtonProps' | 'onOk'> {
  title: string;
  /** Whether a press beside the dialog closes it; off while there is something to lose. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Marks what has the focus first, in a dialog or among its buttons. */
export const INITIAL_FOCUS = { 'data-initial-focus': 'true' };

/**
 * A dialog that is open as long as it is rendered, with the buttons Cancel and, where `okText` names it, another. The focus
 * goes back to where it was when the dialog goes.
 */
export function Dialog({ title, closesOutside = true, onClose, children, ...rest }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );

  const focusFirst = (open: boolean) => {
    const dialog = content.current?.closest('[role="dialog"]');
    if (open) dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  };

  return (
    <Modal
      {...rest}
      open
      title={title}
      mask={{ closable: closesOutside }}
      onCancel={onClose}
      afterOpenChange={focusFirst}
      {...(rest.okText === undefined && { footer: null })}
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}
