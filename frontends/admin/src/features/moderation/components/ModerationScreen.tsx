import { Button, Flex } from '@marcel/kit/antd';
import { LoadingCards, useDebouncedValue } from '@marcel/kit/programs';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { useQueue } from '../api/use-queue';
import { MODERATION_TEXTS } from '../moderation-texts';
import { EVERYTHING } from '../queue-view';
import { useQueueView } from '../use-queue-view';
import { NothingThere } from './NothingThere';
import { Queue } from './Queue';
import { QueueFilters } from './QueueFilters';

/** What visitors have published and others reported, filtered and sorted as the address says. */
export function ModerationScreen() {
  const { view, changeView, goTo } = useQueueView();
  const search = useDebouncedValue(view.search, ADMIN_TIMES_MS.searchDebounce);
  const { data: queue, isLoadingError, isRefetchError, error, dataUpdatedAt, refetch } = useQueue({ ...view, search });
  return (
    <Flex vertical gap="middle">
      <QueueFilters view={view} counts={queue?.counts} onChange={changeView} />
      {view.similarTo !== null && (
        <Actions>
          <strong>{MODERATION_TEXTS.similarTo(view.similarTo)}</strong>
          <Button onClick={() => changeView(EVERYTHING)}>{MODERATION_TEXTS.showAll}</Button>
        </Actions>
      )}
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title={MODERATION_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {queue === undefined && !isLoadingError && <LoadingCards label={MODERATION_TEXTS.loading} />}
      {queue && (
        <>
          <Queue queue={queue} />
          {queue.items.length === 0 && <NothingThere view={view} total={queue.total} onReset={changeView} />}
          <Actions>
            {view.after !== null && <Button onClick={() => goTo(null)}>First Page</Button>}
            {queue.next && <NextPage next={queue.next} onPage={goTo} />}
          </Actions>
        </>
      )}
    </Flex>
  );
}

const NextPage = ({ next, onPage }: { next: string; onPage: (after: string) => void }) => (
  <Button onClick={() => onPage(next)}>Next Page</Button>
);
