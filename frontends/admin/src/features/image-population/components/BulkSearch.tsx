import { Button, Progress } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { useBulkSearch } from '../api/use-bulk-search';
import type { BulkProgress } from '../bulk-search';
import type { PopulationMascot } from '../population';

interface BulkSearchProps {
  visible: readonly PopulationMascot[];
  search: (id: number) => Promise<unknown>;
}

/** Searches for all shown mascots that have no image, one after the other. */
export function BulkSearch({ visible, search }: BulkSearchProps) {
  const { progress, phase, start, stop } = useBulkSearch(search);
  const running = phase !== 'idle';
  return (
    <Card title="Bulk Image Search">
      <p>Searches for every mascot in the list below that has no image; the results appear on its card.</p>
      <Actions>
        <Button type="primary" disabled={running} onClick={() => void start(visible)}>
          Search Images for All Missing
        </Button>
        {running && (
          <Button disabled={phase === 'stopping'} onClick={stop}>
            {phase === 'stopping' ? 'Stopping...' : 'Stop'}
          </Button>
        )}
      </Actions>
      {progress && (
        <>
          <Progress
            aria-label="Bulk search"
            percent={Math.round((progress.done / progress.total) * 100)}
            status={running ? 'active' : 'normal'}
          />
          <p role="status">
            {progress.current ? `Searching for ${progress.current}` : `${progress.done} of ${progress.total} mascots`}
          </p>
          {progress.errors.length > 0 && <BulkErrors errors={progress.errors} />}
        </>
      )}
    </Card>
  );
}

/** Which mascots could not be searched for, and why. */
const BulkErrors = ({ errors }: Pick<BulkProgress, 'errors'>) => (
  <details>
    <summary>
      {errors.length} {errors.length === 1 ? 'error' : 'errors'}
    </summary>
    <ul>
      {errors.map(({ name, message }, index) => (
        <li key={index}>
          {name}: {message}
        </li>
      ))}
    </ul>
  </details>
);
