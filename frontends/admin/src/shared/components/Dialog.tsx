import { Modal, type ModalProps } from '@marcel/kit/antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DialogProps extends Pick<
  ModalProps,
  'width' | 'okText' | 'okButtonProps' | 'cancelText' | 'cancelButtonProps' | 'onOk'
> {
  title: string;
  closesOutside?: boolean;
  hasEntries?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

export const INITIAL_FOCUS = { 'data-initial-focus': 'true' };

export function Dialog({ title, closesOutside = true, hasEntries, onClose, children, ...rest }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const [leaving, setLeaving] = useState(false);

  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );

  const leave = () => {
    if (hasEntries?.() ?? !closesOutside) setLeaving(true);
    else onClose();
  };

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
      onCancel={leave}
      afterOpenChange={focusFirst}
      {...(rest.okText === undefined && { footer: null })}
    >
      <div ref={content}>{children}</div>
      {leaving && <LeavingQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
    </Modal>
  );
}

const LeavingQuestion = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <Dialog
    title="Discard what you entered?"
    cancelText="Keep Editing"
    cancelButtonProps={INITIAL_FOCUS}
    okText="Discard"
    okButtonProps={{ danger: true }}
    onOk={onLeave}
    onClose={onStay}
  >
    <p>It has not been saved.</p>
  </Dialog>
);
