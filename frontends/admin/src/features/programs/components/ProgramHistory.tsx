import type { ReleaseHistory } from '@marcel/contracts';
import { Flex, Timeline } from '@marcel/kit/antd';
import { usePage } from '@marcel/kit/programs';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText, eventTitle } from '../../../shared/events/event-texts';
import { useProgramHistory } from '../api/use-releases';
import { PROGRAM_TEXTS } from '../program-texts';
import { PagedCard } from './PagedCard';

/** Who did what with a program, when and why, newest first. */
export function ProgramHistory({ frontend }: { frontend: string }) {
  const [page, setPage] = usePage('history');
  const list = useProgramHistory(frontend, page);
  return (
    <PagedCard
      title="History"
      waiting="Loading history..."
      failed={PROGRAM_TEXTS.historyFailed}
      label="Pages of the history"
      list={list}
      page={page}
      onPage={setPage}
    >
      {(steps) => <Timeline items={steps.map((step) => ({ key: step.revision, content: <Step step={step} /> }))} />}
    </PagedCard>
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
