import { fieldErrorsOf, HISTORY_LIMITS, ReasonRequest } from '@marcel/contracts';
import { Form, Input } from '@marcel/kit/antd';
import { useId, useState, type ReactNode } from 'react';
import { Dialog, INITIAL_FOCUS } from './Dialog';

const REASON_LABEL = 'Reason (kept in the history; no personal data)';

interface ReasonDialogProps {
  title: string;
  explanation?: ReactNode;
  action: string;
  working: boolean;
  /** While there is nothing yet to be confirmed. */
  blocked?: boolean;
  /** Whether something is lost by it. */
  danger?: boolean;
  /** Other fields, before the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is done that the history keeps. */
export function ReasonDialog(dialog: ReasonDialogProps) {
  const { title, explanation, action, working, danger = true, children, onConfirm, onClose } = dialog;
  const id = useId();
  const [reason, setReason] = useState('');
  const problem = fieldErrorsOf(Object.assign(new ReasonRequest(), { reason }))[0];
  const blocked = dialog.blocked === true || working || problem !== undefined;
  return (
    <Dialog
      title={title}
      closesOutside={reason === ''}
      onClose={onClose}
      okText={working ? 'Working...' : action}
      okButtonProps={{ danger, htmlType: 'submit', form: id, disabled: blocked }}
    >
      <Form<{ reason: string }>
        id={id}
        layout="vertical"
        onValuesChange={(_, entered) => setReason(entered.reason)}
        onFinish={() => !blocked && onConfirm(reason.trim())}
      >
        {explanation && <Form.Item>{explanation}</Form.Item>}
        {children}
        <Form.Item name="reason" label={REASON_LABEL}>
          <Input maxLength={HISTORY_LIMITS.reason} {...INITIAL_FOCUS} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
