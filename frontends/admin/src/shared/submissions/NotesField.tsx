import { SUBMISSION_LIMITS } from '@marcel/contracts';
import { lengthText } from '@marcel/kit/programs';
import { Form, Input, type GetRef } from 'antd';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { INITIAL_FOCUS } from '../components/Dialog';
import { ReasonTemplates } from '../reasons/ReasonTemplates';

export type NotesBox = GetRef<typeof Input.TextArea>;

interface NotesFieldProps {
  /** Only a pending submission has editable notes. */
  isEditable: boolean;
  notes: string;
  onChange: (notes: string) => void;
  hint?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<NotesBox>;
}

const withReason = (notes: string, reason: string) => (notes.trim() === '' ? reason : `${notes.trimEnd()}\n${reason}`);

export const NotesField = ({ isEditable, notes, onChange, hint, onKeyDown, ref }: NotesFieldProps) => (
  <Form<{ adminNotes: string }>
    name={useId()}
    layout="vertical"
    fields={[{ name: ['adminNotes'], value: notes }]}
    onValuesChange={(_, { adminNotes }) => onChange(adminNotes)}
  >
    <Form.Item
      name="adminNotes"
      label={isEditable ? 'Admin Notes (required for rejection)' : 'Admin Notes'}
      extra={
        hint ??
        (isEditable
          ? lengthText(notes.length, SUBMISSION_LIMITS.adminNotes)
          : 'You can add notes while a submission is pending.')
      }
    >
      <Input.TextArea
        ref={ref}
        rows={isEditable || notes !== '' ? 5 : 2}
        maxLength={SUBMISSION_LIMITS.adminNotes}
        readOnly={!isEditable}
        onKeyDown={onKeyDown}
        {...INITIAL_FOCUS}
      />
    </Form.Item>
    {isEditable && (
      <Form.Item>
        <ReasonTemplates
          purpose="reject"
          chosen={notes}
          onChoose={(reason) => onChange(withReason(notes, reason).slice(0, SUBMISSION_LIMITS.adminNotes))}
        />
      </Form.Item>
    )}
  </Form>
);
