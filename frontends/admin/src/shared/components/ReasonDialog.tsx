import { fieldErrorsOf, HISTORY_LIMITS, ReasonRequest } from '@marcel/contracts';
import { Form, Input } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { Dialog, INITIAL_FOCUS } from './Dialog';

const REASON_LABEL = 'Reason (kept in the history; no personal data)';

interface ReasonDialogProps {
  title: string;
  explanation?: string;
  action: string;
  working: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is done that the history keeps. */
export function ReasonDialog({ title, explanation, action, working, onConfirm, onClose }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const problem = fieldErrorsOf(Object.assign(new ReasonRequest(), { reason }))[0];
  const blocked = working || problem !== undefined;
  return (
    <Dialog
      title={title}
      closesOutside={reason === ''}
      onClose={onClose}
      okText={working ? 'Working...' : action}
      okButtonProps={{ danger: true, htmlType: 'submit', form: id, disabled: blocked }}
    >
      <Form<{ reason: string }>
        id={id}
        layout="vertical"
        onValuesChange={(_, entered) => setReason(entered.reason)}
        onFinish={() => !blocked && onConfirm(reason.trim())}
      >
        {explanation && <p>{explanation}</p>}
        <Form.Item name="reason" label={REASON_LABEL}>
          <Input maxLength={HISTORY_LIMITS.reason} {...INITIAL_FOCUS} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
