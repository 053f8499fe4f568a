import { IMPORT_LIMITS, type ImportCheck, type ImportProblem } from '@marcel/contracts';
import { Alert, Table, type TableColumnsType } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { fieldTitle } from '../../../shared/events/event-texts';
import { FIRST_ROW, type Mapping } from '../mapping';
import type { CsvTable } from '../read-csv';
import styles from './CsvImport.module.css';

interface CheckResultProps {
  check: ImportCheck;
  table: CsvTable;
  mapping: Mapping;
}

const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** How many rows would come in, and what is wrong with each of the others, field by field. */
export function CheckResult({ check: { rows, good, problems }, table, mapping }: CheckResultProps) {
  const bad = rows - good;
  const valueOf = ({ row, field }: ImportProblem) => {
    const place = mapping.findIndex((name) => name !== null && name === field);
    return table.rows[row - FIRST_ROW]?.[place] ?? '';
  };
  const columns: TableColumnsType<ImportProblem> = [
    { key: 'row', title: 'Row', dataIndex: 'row' },
    {
      key: 'name',
      title: 'Name',
      width: '36%',
      className: styles.cell,
      render: (_, { name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'problem',
      title: 'Problem',
      className: styles.cell,
      render: (_, problem) => (
        <>
          {problem.message}
          {problem.field !== null && (
            <span className={styles.examples}>
              {fieldTitle(problem.field)}: {isolated(valueOf(problem)) || 'nothing'}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <section aria-label="Check of all rows">
      <Alert
        role="status"
        type={bad === 0 ? 'success' : 'warning'}
        title={
          bad === 0
            ? `All ${counted(rows, 'row')} can come in.`
            : `${counted(good, 'row')} can come in. ${counted(bad, 'row')} would be skipped.`
        }
      />
      {problems.length > 0 && (
        <Table<ImportProblem>
          rowKey={({ row, field }) => `${row} ${field ?? ''}`}
          columns={columns}
          dataSource={[...problems]}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        />
      )}
      {problems.length === IMPORT_LIMITS.problemsTold && (
        <p>These are the first {IMPORT_LIMITS.problemsTold}. The import tells all of them as CSV.</p>
      )}
    </section>
  );
}
