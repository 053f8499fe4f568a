import type { VerifyReport } from '@marcel/contracts';
import { Button } from '@marcel/kit';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useVerify } from '../api/use-verify';
import styles from './Audit.module.css';

/** Proves, or disproves, that nobody has changed the log since it was sealed. */
export function VerifyPanel() {
  const { mutate, data, error, isPending } = useVerify();
  return (
    <div className={styles.panel}>
      <Button kind="primary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Verifying...' : 'Verify the Seals'}
      </Button>
      {error && <LoadFailure title="Failed to verify" error={error} onRetry={() => mutate()} />}
      {data && !isPending && <Report report={data} />}
    </div>
  );
}

const Report = ({ report: { holds, problem, events, seals, signedSeals, sealedTo, unsealed, hash } }: ReportProps) => (
  <div role="status">
    {holds ? (
      <p className={styles.holds}>The log holds: nothing under a seal was changed.</p>
    ) : (
      <p className={styles.broken}>
        The log does not hold{problem && ` from position ${problem.position}: ${problem.reason}`}
      </p>
    )}
    <DefinitionRows
      rows={[
        ['Events', events],
        ['Seals', `${seals}, ${signedSeals} of them signed`],
        ['Sealed to', sealedTo ?? 'nothing yet'],
        ['Not sealed yet', unsealed],
        ['Hash', hash],
      ]}
    />
  </div>
);

interface ReportProps {
  report: VerifyReport;
}
