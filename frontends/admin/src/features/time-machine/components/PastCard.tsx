import type { Pagination } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import type { TableColumnsType } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { TIME_TEXTS } from '../time-texts';
import { PastTable } from './PastTable';

interface PastCardProps<Data extends { pagination: Pagination }, Row extends { id: number }> {
  title: string;
  /** What chooses among the rows. */
  filters: ReactNode;
  answer: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  failed: string;
  label: string;
  rows: (data: Data) => readonly Row[];
  columns: (data: Data) => TableColumnsType<Row>;
  /** Said where there is no row. */
  nothing: string;
  /** The page as the address has it: empty for the first. */
  onPage: (page: string) => void;
}

/** A list of the past with what chooses in it, while it is read, when it cannot be, and once it is there. */
export function PastCard<Data extends { pagination: Pagination }, Row extends { id: number }>(
  props: PastCardProps<Data, Row>,
) {
  const { title, filters, answer, failed, label, rows, columns, nothing, onPage } = props;
  const { data, error, refetch } = answer;
  return (
    <Card title={title}>
      {filters}
      {error && <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={TIME_TEXTS.reading} />}
      {data && (
        <PastTable
          label={label}
          rows={rows(data)}
          columns={columns(data)}
          pagination={data.pagination}
          onPage={(page) => onPage(page === 1 ? '' : String(page))}
          nothing={nothing}
        />
      )}
    </Card>
  );
}
