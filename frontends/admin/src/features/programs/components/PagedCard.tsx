import { Spinner } from '@marcel/kit';
import type { Page } from '@marcel/kit/api';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { Pages } from '../../../shared/components/Pages';
import { PAGE_SIZE } from '../api/use-releases';

interface PagedCardProps<Item> {
  title: string;
  /** While the first page is on its way. */
  waiting: string;
  /** When it did not come. */
  failed: string;
  /** Of its pages, for those who hear them. */
  label: string;
  list: UseQueryResult<Page<Item[]>>;
  page: number;
  onPage: (page: number) => void;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list, and the way to the others. */
export function PagedCard<Item>({ title, waiting, failed, label, list, page, onPage, children }: PagedCardProps<Item>) {
  const { data, error, isLoadingError, refetch } = list;
  return (
    <Card title={title}>
      {isLoadingError && <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isLoadingError && <Spinner label={waiting} />}
      {data && (
        <>
          {children(data.items)}
          <Pages
            label={label}
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total ?? data.items.length}
            onPage={onPage}
          />
        </>
      )}
    </Card>
  );
}
