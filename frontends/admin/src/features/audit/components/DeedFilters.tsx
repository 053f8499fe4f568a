import { Button, Form, Input, Select } from '@marcel/kit/antd';
import { useId } from 'react';
import { ALL_DEEDS, type DeedView } from '../deed-view';
import { DEED_KINDS } from '../deed-texts';
import styles from './DeedFilters.module.css';

const KINDS = [{ value: '', label: 'Anything' }, ...DEED_KINDS];
const WHO = [
  { value: '', label: 'Anybody' },
  { value: 'admin', label: 'Admins' },
  { value: 'visitor', label: 'Visitors' },
  { value: 'team', label: 'Teams' },
  { value: 'system', label: 'The product' },
];

/** Which deeds are shown. */
export function DeedFilters({ view, onChange }: { view: DeedView; onChange: (view: DeedView) => void }) {
  const isNarrowed = Object.values(view).some((value) => value !== '');
  return (
    <Form<DeedView>
      name={useId()}
      role="search"
      layout="vertical"
      className={styles.filters}
      fields={Object.entries(view).map(([name, value]: [string, unknown]) => ({ name: [name], value }))}
      onValuesChange={(_, changed) => onChange({ ...view, ...changed })}
    >
      <Form.Item name="search" label="Search mascots" className={styles.wide}>
        <Input type="search" placeholder="Name or brand" maxLength={100} />
      </Form.Item>
      {/* A virtual list would hide its options from screen readers. */}
      <Form.Item name="did" label="What was done">
        <Select virtual={false} options={KINDS} />
      </Form.Item>
      <Form.Item name="by" label="Who did it">
        <Select virtual={false} options={WHO} />
      </Form.Item>
      <Form.Item name="person" label="Person or team">
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="about" label="Record">
        <Input placeholder="mascot-7" maxLength={110} />
      </Form.Item>
      <Form.Item name="release" label="Release">
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="since" label="From day">
        <Input type="date" />
      </Form.Item>
      <Form.Item name="until" label="To day">
        <Input type="date" />
      </Form.Item>
      {isNarrowed && (
        <Form.Item className={styles.reset}>
          <Button onClick={() => onChange(ALL_DEEDS)}>Show Everything</Button>
        </Form.Item>
      )}
    </Form>
  );
}
