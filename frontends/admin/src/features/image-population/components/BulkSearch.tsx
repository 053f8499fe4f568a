import { Button, Progress } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { useBulkSearch, type BulkProgress } from '../api/use-bulk-search';
import type { PopulationMascot } from '../population';
import { bulkResult } from '../population-texts';

interface BulkSearchProps {
  /** The mascots on this page. */
  mascots: readonly PopulationMascot[];
  search: (id: number) => Promise<readonly string[]>;
}

export function BulkSearch({ mascots, search }: BulkSearchProps) {
  const { progress, start, stop } = useBulkSearch(search);
  const current = progress?.current ?? null;
  return (
    <Card title="Bulk Image Search">
      <p>Searches for every mascot on this page that has no image. Stay on the page until it is done.</p>
      <Actions>
        <Button type="primary" disabled={current !== null} onClick={() => void start(mascots)}>
          Search Images for All Missing
        </Button>
        {current !== null && <Button onClick={stop}>Stop</Button>}
      </Actions>
      {progress && (current === null ? <p role="status">{bulkResult(progress)}.</p> : <Running progress={progress} />)}
      {progress && progress.failures.length > 0 && <Failures failures={progress.failures} />}
    </Card>
  );
}

const Running = ({ progress: { searched, total, current } }: { progress: BulkProgress }) => (
  <>
    <Progress aria-label="Bulk search" percent={Math.floor((searched / total) * 100)} status="active" />
    <p>
      {searched} of {total} mascots. Searching for <bdi>{current}</bdi>
    </p>
  </>
);

const Failures = ({ failures }: Pick<BulkProgress, 'failures'>) => (
  <details>
    <summary>
      {failures.length} {failures.length === 1 ? 'error' : 'errors'}
    </summary>
    <ul>
      {failures.map(({ id, name, message }) => (
        <li key={id}>
          <bdi>{name}</bdi>: {message}
        </li>
      ))}
    </ul>
  </details>
);
