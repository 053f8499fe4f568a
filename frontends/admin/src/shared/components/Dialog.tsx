import { Button, Modal, type ModalProps } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DefinitionRows } from './blocks';

interface DialogProps extends Pick<
  ModalProps,
  'width' | 'okText' | 'okButtonProps' | 'cancelText' | 'cancelButtonProps' | 'onOk'
> {
  title: string;
  closesOnOutsideClick?: boolean;
  hasEntries?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

export const INITIAL_FOCUS = { 'data-initial-focus': 'true' };

export function Dialog({ title, closesOnOutsideClick = true, hasEntries, onClose, children, ...rest }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const [isDiscarding, setDiscarding] = useState(false);

  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);

  const requestClose = () => {
    if (hasEntries?.() ?? !closesOnOutsideClick) setDiscarding(true);
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
      mask={{ closable: closesOnOutsideClick }}
      onCancel={requestClose}
      afterOpenChange={focusFirst}
      {...(rest.okText === undefined && { footer: null })}
    >
      <div ref={content}>{children}</div>
      {isDiscarding && (
        <Dialog
          title="Discard what you entered?"
          cancelText="Keep Editing"
          cancelButtonProps={INITIAL_FOCUS}
          okText="Discard"
          okButtonProps={{ danger: true }}
          onOk={onClose}
          onClose={() => setDiscarding(false)}
        >
          <p>Your changes have not been saved.</p>
        </Dialog>
      )}
    </Modal>
  );
}

interface KeyboardHelpProps {
  keys: readonly (readonly [key: string, does: string])[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export const KeyboardHelp = ({ keys, isOpen, setOpen }: KeyboardHelpProps) => (
  <>
    <Button aria-label="Keyboard help" onClick={() => setOpen(true)}>
      ?
    </Button>
    {isOpen && (
      <Dialog title="Keyboard" onClose={() => setOpen(false)}>
        <DefinitionRows rows={keys} />
      </Dialog>
    )}
  </>
);
