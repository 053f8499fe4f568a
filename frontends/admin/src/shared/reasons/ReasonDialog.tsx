import { checkFields, HISTORY_LIMITS, ReasonRequest, type ReasonPurpose } from '@marcel/contracts';
import { Form, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { ReasonTemplates } from './ReasonTemplates';

interface ReasonDialogProps {
  title: string;
  explanation?: ReactNode;
  action: string;
  isWorking: boolean;
  danger?: boolean;
  initial?: string;
  purpose?: ReasonPurpose;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, explanation, action, isWorking, danger = true, initial = '', purpose, onConfirm, onClose } = props;
  const id = useId();
  const [form] = Form.useForm<{ reason: string }>();
  const [reason, setReason] = useState(initial);
  const problem = checkFields(Object.assign(new ReasonRequest(), { reason }))[0];
  const isBlocked = isWorking || problem !== undefined;
  const choose = (template: string) => {
    form.setFieldsValue({ reason: template });
    setReason(template);
  };
  return (
    <Dialog
      title={title}
      closesOnOutsideClick={reason === initial}
      onClose={onClose}
      okText={isWorking ? 'Working...' : action}
      okButtonProps={{ danger, htmlType: 'submit', form: id, disabled: isBlocked }}
    >
      <Form<{ reason: string }>
        id={id}
        form={form}
        initialValues={{ reason: initial }}
        layout="vertical"
        onValuesChange={(_, entered) => setReason(entered.reason)}
        onFinish={() => !isBlocked && onConfirm(reason.trim())}
      >
        {explanation && <Form.Item>{explanation}</Form.Item>}
        <Form.Item name="reason" label="Reason (kept in the history; no personal data)">
          <Input maxLength={HISTORY_LIMITS.reason} {...INITIAL_FOCUS} />
        </Form.Item>
        {purpose && (
          <Form.Item>
            <ReasonTemplates purpose={purpose} chosen={reason} onChoose={choose} />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}
