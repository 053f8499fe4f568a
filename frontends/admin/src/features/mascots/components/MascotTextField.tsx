import { AutoComplete, Form, Input } from '@marcel/kit/antd';
import { INITIAL_FOCUS } from '../../../shared/components/Dialog';
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

export const MascotTextField = ({ name, label, required, ...kind }: MascotTextFieldProps) => (
  <Form.Item name={name} label={label} required={required}>
    {control(name, kind)}
  </Form.Item>
);

function control(name: string, { numeric, choices, rows }: Pick<MascotTextFieldProps, 'numeric' | 'choices' | 'rows'>) {
  if (rows !== undefined) return <Input.TextArea rows={rows} />;
  if (choices === undefined) {
    return <Input inputMode={numeric ? 'numeric' : undefined} {...(name === 'name' && INITIAL_FOCUS)} />;
  }
  const options = choices.map((value) => ({ value }));
  return <AutoComplete virtual={false} options={options} showSearch={{ filterOption: true }} />;
}
