import { PAST_PAGE, type Pagination } from '@marcel/contracts';
import { Table, type TableColumnsType } from '@marcel/kit/antd';
import { Pages } from '../../../shared/components/Pages';
import { ScrollingTable } from '../../../shared/components/ScrollingTable';
import styles from './TimeMachine.module.css';

interface PastTableProps<Row extends { id: number }> {
  label: string;
  rows: readonly Row[];
  columns: TableColumnsType<Row>;
  pagination: Pagination;
  onPage: (page: number) => void;
  /** Said where there is no row. */
  nothing: string;
}

/** A page of a list of the past. */
export function PastTable<Row extends { id: number }>(props: PastTableProps<Row>) {
  const { label, rows, columns, pagination, onPage, nothing } = props;
  return (
    <>
      {pagination.total === 0 ? (
        <p role="status">{nothing}</p>
      ) : (
        <ScrollingTable label={label}>
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            className={styles.table}
            columns={columns}
            dataSource={[...rows]}
          />
        </ScrollingTable>
      )}
      <Pages
        label={`Pages of ${label}`}
        page={pagination.page}
        pageSize={PAST_PAGE.limitDefault}
        total={pagination.total}
        onPage={onPage}
      />
    </>
  );
}
