import type { ImageSearchReport } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { Alert, Button, Progress } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import type { useImageSearchRun } from '../api/use-image-search-run';
import { bulkEnd, POPULATION_MESSAGES } from '../population-texts';

interface BulkSearchProps {
  run: ReturnType<typeof useImageSearchRun>;
  /** Mascots without an image, of all that there are. */
  missing: number;
}

/** Has the server search for all mascots that have no image, one after the other. */
export function BulkSearch({ run: { report, isBusy, begin, stop }, missing }: BulkSearchProps) {
  const toast = useToast();
  const isRunning = report?.status === 'running';
  const start = () => (missing === 0 ? toast(POPULATION_MESSAGES.nothingToDo) : begin());
  return (
    <Card title="Bulk Image Search">
      <p>
        Searches for every mascot that has no image. It goes on when you leave this page; what it finds appears on the
        cards below.
      </p>
      {report?.isPossible === false && <Alert role="status" type="warning" title={POPULATION_MESSAGES.notSet} />}
      <Actions>
        <Button type="primary" disabled={isRunning || isBusy} onClick={start}>
          Search Images for All Missing
        </Button>
        {isRunning && (
          <Button disabled={isBusy} onClick={stop}>
            {isBusy ? 'Stopping...' : 'Stop'}
          </Button>
        )}
      </Actions>
      {report && report.status !== 'none' && (isRunning ? <Underway report={report} /> : <Ended report={report} />)}
      {report && report.failures.length > 0 && <BulkErrors report={report} />}
    </Card>
  );
}

function Underway({ report: { searched, left, current } }: { report: ImageSearchReport }) {
  const total = searched + (left ?? 0);
  return (
    <>
      <Progress
        aria-label="Bulk search"
        percent={total === 0 ? 0 : Math.floor((searched / total) * 100)}
        status="active"
      />
      <p>
        {left !== null && `${searched} of ${total} mascots. `}
        {current !== null && `Searching for ${current}`}
      </p>
    </>
  );
}

function Ended({ report }: { report: ImageSearchReport }) {
  const { title, body } = bulkEnd(report);
  return (
    <>
      <p role="status">
        {title}: {body}.
      </p>
      {report.status === 'failing' && <Alert role="status" type="warning" title={POPULATION_MESSAGES.givenUp} />}
    </>
  );
}

/** Which mascots could not be searched for last, and why. */
const BulkErrors = ({ report: { failed, failures } }: { report: ImageSearchReport }) => (
  <details>
    <summary>
      {failed} {failed === 1 ? 'error' : 'errors'}
      {failures.length < failed && `, of which these are the last ${failures.length}`}
    </summary>
    <ul>
      {failures.map(({ mascotId, name, message }) => (
        <li key={mascotId}>
          <bdi>{name}</bdi>: {message}
        </li>
      ))}
    </ul>
  </details>
);
