import { Form, Input, Pagination, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './lists.module.css';

interface FilterBarProps<V extends { search: string }> {
  values: V;
  search: { label: string; placeholder: string; maxLength: number };
  choices: readonly {
    name: Exclude<keyof V, 'search'> & string;
    label: string;
    options: readonly { value: string | number; label: string }[];
  }[];
  onChange: (values: V) => void;
  className?: string | undefined;
  children?: ReactNode;
}

export function FilterBar<V extends { search: string }>(props: FilterBarProps<V>) {
  const { values, search, choices, onChange, className = styles.filters, children } = props;
  const { label, ...box } = search;
  return (
    <Form<V>
      name={useId()}
      role="search"
      layout="vertical"
      className={className}
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
      {children}
    </Form>
  );
}

interface MascotPage {
  page: number;
  limit: number;
  total: number;
}

export const MascotPages = ({ page, limit, total, onPage }: MascotPage & { onPage: (page: number) => void }) => (
  <nav aria-label="Pages of mascots">
    <Pagination
      hideOnSinglePage
      showSizeChanger={false}
      current={page}
      pageSize={limit}
      total={total}
      onChange={(to) => onPage(to)}
    />
  </nav>
);

export function rangeText({ page, limit, total }: MascotPage, count: number): string {
  const before = (page - 1) * limit;
  return count === 0 ? '' : `Showing ${before + 1} to ${before + count} of ${total} mascots`;
}
