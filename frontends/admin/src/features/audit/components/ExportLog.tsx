import { Button } from '@marcel/kit';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useExport } from '../api/use-export';
import styles from './Audit.module.css';

export function ExportLog() {
  const { mutate, error, isPending } = useExport();
  return (
    <div className={styles.panel}>
      <p>The whole log as newline-delimited JSON, one event a line. What identifies a person is sealed.</p>
      <Button kind="primary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Exporting...' : 'Export NDJSON'}
      </Button>
      {error && <LoadFailure title="Failed to export" error={error} onRetry={() => mutate()} />}
    </div>
  );
}
