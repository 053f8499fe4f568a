import { Spinner } from '@marcel/kit';
import { Button, Checkbox, Empty, Flex } from '@marcel/kit/antd';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { ALL_ACTIVITY, viewFromAddress, viewToAddress, type ActivityView } from '../activity-filters';
import { useActivity, useExportActivity } from '../api/use-activity';
import { ActivityFilters } from './ActivityFilters';
import { ActivityList } from './ActivityList';

/** Who did what, newest first, filtered by the address. */
export function ActivityPanel() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewFromAddress(address), [address]);
  const show = (wanted: ActivityView) => setAddress((now) => viewToAddress(wanted, now), { replace: true });
  const [isLive, setLive] = useState(false);
  const requested = useDebouncedValue(view, ADMIN_TIMES_MS.searchDebounce);
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch, ...more } = useActivity(
    requested,
    isLive,
  );
  const shown = data?.pages.flatMap((page) => page.activities) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Flex vertical gap="middle">
      <ActivityFilters view={view} onChange={show} />
      <Flex wrap gap="middle" align="center" justify="space-between">
        <p role="status">{data && `${shown.length} of ${total}`}</p>
        <Checkbox checked={isLive} onChange={({ target }) => setLive(target.checked)}>
          Follow live
        </Checkbox>
        <ExportActivity view={requested} />
      </Flex>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to load the activity" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Loading activity..." />}
      {data && shown.length === 0 && (
        <Empty description="No activity found">
          <Button onClick={() => show(ALL_ACTIVITY)}>Show All</Button>
        </Empty>
      )}
      <ActivityList activities={shown} onFollow={(about) => show({ ...ALL_ACTIVITY, about })} />
      {more.hasNextPage && (
        <Actions>
          <Button disabled={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            Load more
          </Button>
        </Actions>
      )}
    </Flex>
  );
}

function ExportActivity({ view }: { view: ActivityView }) {
  const { mutate, error, isPending, variables } = useExportActivity(view);
  return (
    <>
      <Actions>
        <Button disabled={isPending} onClick={() => mutate('csv')}>
          Export as CSV
        </Button>
        <Button disabled={isPending} onClick={() => mutate('ndjson')}>
          Export as NDJSON
        </Button>
      </Actions>
      {error && <LoadFailure title="Failed to export" error={error} onRetry={() => variables && mutate(variables)} />}
    </>
  );
}
