import type { LikeBurst } from '@marcel/contracts';
import { EmptyState, Marcel } from '@marcel/kit';
import { Flex, Table } from '@marcel/kit/antd';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { Pages } from '../../../shared/components/Pages';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { Waiting } from '../../../shared/components/Waiting';
import { PAGE_SIZE, useBursts } from '../api/use-bursts';
import { LIKE_TEXTS } from '../like-texts';
import { burstColumns } from './burst-columns';
import { TakeBackDialog } from './TakeBackDialog';

/** Hours in which something got far more likes than usual, and the way to take them back. */
export function LikeBurstsScreen() {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<LikeBurst>();
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt, isFetching, refetch } = useBursts(page);
  if (isLoadingError) return <LoadFailure title={LIKE_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={LIKE_TEXTS.loading} />;
  const total = data.total ?? data.items.length;
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {total === 0 ? (
        <EmptyState title={LIKE_TEXTS.nothing} picture={<Marcel pose="sleeping" />}>
          <p>{LIKE_TEXTS.nothingYet}</p>
        </EmptyState>
      ) : (
        <Table<LikeBurst>
          rowKey={({ kind, id, hour }) => `${kind}-${id}@${hour}`}
          size="small"
          pagination={false}
          aria-busy={isFetching}
          columns={burstColumns(setAsked)}
          dataSource={data.items}
          locale={{ emptyText: LIKE_TEXTS.none }}
        />
      )}
      <Pages label="Pages of bursts" page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
      {asked && <TakeBackDialog burst={asked} onClose={() => setAsked(undefined)} />}
    </Flex>
  );
}
