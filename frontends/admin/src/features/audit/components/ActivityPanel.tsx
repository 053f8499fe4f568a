import { Spinner } from '@marcel/kit';
import { Button, Checkbox, Empty, Flex } from '@marcel/kit/antd';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useDeeds } from '../api/use-deeds';
import { useExportDeeds } from '../api/use-export';
import { ALL_DEEDS, viewFromAddress, viewToAddress, type DeedView } from '../deed-view';
import { DeedFilters } from './DeedFilters';
import { DeedList } from './DeedList';

/** What people did, the newest first, narrowed as the address says. */
export function ActivityPanel() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewFromAddress(address), [address]);
  const show = (wanted: DeedView) => setAddress((now) => viewToAddress(wanted, now), { replace: true });
  const [isLive, setLive] = useState(false);
  const asked = useDebouncedValue(view, ADMIN_TIMES_MS.searchDebounce);
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, isFetchingNextPage, hasNextPage, ...deeds } =
    useDeeds(asked, isLive);
  const shown = data?.pages.flatMap((page) => page.deeds) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Flex vertical gap="middle">
      <DeedFilters view={view} onChange={show} />
      <Flex wrap gap="middle" align="center" justify="space-between">
        <p role="status">{data && `${shown.length} of ${total}`}</p>
        <Checkbox checked={isLive} onChange={({ target }) => setLive(target.checked)}>
          Follow live
        </Checkbox>
        <ExportDeeds view={asked} />
      </Flex>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to read what was done" error={error} onRetry={() => void deeds.refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Reading what was done..." />}
      {data && shown.length === 0 && (
        <Empty description="Nothing like this was done">
          <Button onClick={() => show(ALL_DEEDS)}>Show Everything</Button>
        </Empty>
      )}
      <DeedList deeds={shown} onFollow={(about) => show({ ...ALL_DEEDS, about })} />
      {hasNextPage && (
        <Actions>
          <Button disabled={isFetchingNextPage} onClick={() => void deeds.fetchNextPage()}>
            Show Earlier
          </Button>
        </Actions>
      )}
    </Flex>
  );
}

function ExportDeeds({ view }: { view: DeedView }) {
  const { mutate, error, isPending, variables } = useExportDeeds(view);
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
