import type { ReleaseHistory } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Flex, Timeline } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { Pages } from '../../../shared/components/Pages';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText, eventTitle } from '../../../shared/events/event-texts';
import { PAGE_SIZE, useProgramHistory } from '../api/use-releases';
import { PROGRAM_TEXTS } from '../program-texts';
import { usePageInAddress } from '../use-page-in-address';

/** Who did what with a program, when and why, newest first. */
export function ProgramHistory({ frontend }: { frontend: string }) {
  const [page, setPage] = usePageInAddress('history');
  const { data, error, isLoadingError, refetch } = useProgramHistory(frontend, page);
  return (
    <Card title="History">
      {isLoadingError && (
        <LoadFailure title={PROGRAM_TEXTS.historyFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isLoadingError && <Spinner label="Loading history..." />}
      {data && (
        <>
          <Timeline items={data.items.map((step) => ({ key: step.revision, content: <Step step={step} /> }))} />
          <Pages
            label="Pages of the history"
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total ?? data.items.length}
            onPage={setPage}
          />
        </>
      )}
    </Card>
  );
}

function Step({ step: { type, by, time, release, share, reason } }: { step: ReleaseHistory[number] }) {
  return (
    <Flex vertical gap={4}>
      <h3>{eventTitle(type)}</h3>
      <small>
        {actorText(by)}, <time dateTime={time}>{adminDate(time)}</time>
      </small>
      <p>
        {release}
        {share !== null && `, for ${share} % of visitors`}
      </p>
      {reason && <p>{reason}</p>}
    </Flex>
  );
}
