import { Button, Form, Input, Select } from '@marcel/kit/antd';
import { useId } from 'react';
import { ALL_ACTIVITY, type ActivityView } from '../activity-filters';
import { ACTIVITY_TYPES } from '../activity-texts';
import styles from './ActivityFilters.module.css';

const TYPES = [{ value: '', label: 'All' }, ...ACTIVITY_TYPES];
const WHO = [
  { value: '', label: 'All' },
  { value: 'admin', label: 'Admins' },
  { value: 'visitor', label: 'Visitors' },
  { value: 'team', label: 'Teams' },
  { value: 'system', label: 'The product' },
];

export function ActivityFilters({ view, onChange }: { view: ActivityView; onChange: (view: ActivityView) => void }) {
  const isFiltered = Object.values(view).some((value) => value !== '');
  return (
    <Form<ActivityView>
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
      {/* A virtual list hides its options from screen readers. */}
      <Form.Item name="did" label="What was done">
        <Select virtual={false} options={TYPES} />
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
      {isFiltered && (
        <Form.Item className={styles.reset}>
          <Button onClick={() => onChange(ALL_ACTIVITY)}>Show All</Button>
        </Form.Item>
      )}
    </Form>
  );
}
