import { Form, Select } from '@marcel/kit/antd';
import { useId } from 'react';

interface PastChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, by name. */
export function PastChoice<Value extends string>({ label, options, value, onChoose }: PastChoiceProps<Value>) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} layout="vertical">
      <Select id={id} virtual={false} options={[...options]} value={value} onChange={onChoose} />
    </Form.Item>
  );
}
