import { Form, Input, Select } from '@marcel/kit/antd';
import { useId } from 'react';
import styles from './FilterBar.module.css';

interface FilterBarProps<V extends { search: string }> {
  values: V;
  search: { label: string; placeholder: string; maxLength: number };
  choices: readonly {
    name: Exclude<keyof V, 'search'> & string;
    label: string;
    options: readonly { value: string | number; label: string }[];
  }[];
  onChange: (values: V) => void;
}

export function FilterBar<V extends { search: string }>({ values, search, choices, onChange }: FilterBarProps<V>) {
  const { label, ...box } = search;
  return (
    <Form<V>
      name={useId()}
      role="search"
      layout="vertical"
      className={styles.filters}
      fields={Object.entries(values).map(([name, value]: [string, unknown]) => ({ name: [name], value }))}
      onValuesChange={(_: unknown, changed: V) => onChange(changed)}
    >
      <Form.Item name="search" label={label} className={styles.search}>
        <Input type="search" {...box} />
      </Form.Item>
      {choices.map((choice) => (
        <Form.Item key={choice.name} name={String(choice.name)} label={choice.label}>
          {/* A virtual list would hide its options from screen readers. */}
          <Select virtual={false} options={[...choice.options]} />
        </Form.Item>
      ))}
    </Form>
  );
}
