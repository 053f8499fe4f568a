import { BACKUP_MESSAGES, type Backup, type BackupReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Alert, Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { RunProgress } from '../../../shared/components/RunProgress';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { useBackUp } from '../api/use-operate';
import { useBackups } from '../api/use-system';
import { backupText } from '../system-texts';
import styles from './System.module.css';

/** When everything was backed up last, and a backup now. */
export function BackupsCard({ mayOperate }: { mayOperate: boolean }) {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useBackups();
  return (
    <Card title="Backups">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look at the backups" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the backups..." />}
      {data && (data.isPossible ? <Kept report={data} mayOperate={mayOperate} /> : <p>{BACKUP_MESSAGES.noPlace}.</p>)}
    </Card>
  );
}

function Kept({ report: { backups, run, place }, mayOperate }: { report: BackupReport; mayOperate: boolean }) {
  const backUp = useBackUp();
  const isRunning = run.status === 'running';
  return (
    <>
      {mayOperate && (
        <Actions>
          <Button type="primary" disabled={isRunning || backUp.isPending} onClick={() => backUp.mutate(undefined)}>
            {isRunning ? 'Backing Up...' : 'Back Up Now'}
          </Button>
        </Actions>
      )}
      {isRunning && <RunProgress label="Backup" unit="items" run={run} />}
      {run.status === 'failed' && (
        <Alert role="status" type="error" title="The last backup has failed" description={run.failure} />
      )}
      {run.status === 'interrupted' && <Alert role="status" type="warning" title="The last backup was interrupted" />}
      {place !== undefined && (
        <p className={styles.digits}>
          They lie in <code>{place}</code> of the node that answers, each in a folder of its own.
        </p>
      )}
      {backups.length === 0 ? (
        <p>There is none yet.</p>
      ) : (
        <ol className={styles.list}>
          {backups.map((backup) => (
            <li key={backup.name}>
              <Told backup={backup} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const Told = ({ backup }: { backup: Backup }) => (
  <>
    <b>
      <time dateTime={backup.createdAt}>{adminDate(backup.createdAt)}</time>
    </b>
    <div>{backupText(backup)}</div>
    <div>
      <code>{backup.name}</code>
    </div>
    <div>
      Read again and found whole <time dateTime={backup.verifiedAt}>{adminDate(backup.verifiedAt)}</time>
    </div>
  </>
);
