import { Modal } from '@marcel/kit/antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DialogProps {
  title: string;
  /** In pixels; narrower windows make it narrower. */
  width?: number;
  /** Whether a press beside the dialog closes it; off while there is something to lose. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is open as long as it is rendered. The focus goes to what is marked `data-initial-focus`,
 * and back to where it was when the dialog goes.
 */
export function Dialog({ title, width, closesOutside = true, onClose, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );

  const focusContent = (open: boolean) => {
    if (open) content.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
  };

  return (
    <Modal
      open
      title={title}
      width={width}
      footer={null}
      mask={{ closable: closesOutside }}
      onCancel={onClose}
      afterOpenChange={focusContent}
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}
