import { Form, Input } from '@marcel/kit/antd';
import { useId } from 'react';
import type { MascotFormValues } from '../mascot-edit';

interface MascotTextFieldProps {
  name: keyof MascotFormValues;
  label: string;
  required?: boolean;
  numeric?: boolean;
  /** Offered while typing; any other text may be entered too. */
  choices?: readonly string[];
  /** Lines of a field for longer text. */
  rows?: number;
}

export function MascotTextField({ name, label, required, numeric, choices, rows }: MascotTextFieldProps) {
  const listId = useId();
  return (
    <>
      <Form.Item name={name} label={label} required={required}>
        {rows ? (
          <Input.TextArea rows={rows} />
        ) : (
          <Input
            inputMode={numeric ? 'numeric' : undefined}
            list={choices && listId}
            data-initial-focus={name === 'name' || undefined}
          />
        )}
      </Form.Item>
      {choices && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
