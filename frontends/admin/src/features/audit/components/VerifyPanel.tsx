import { ROUTES, VerifyReport } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { Spinner } from '@marcel/kit';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { Actions } from '../../../shared/components/Actions';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { adminDate } from '../../../shared/dates/admin-date';
import styles from './Verify.module.css';

/** Reading a log of millions of events takes minutes. */
const TIMEOUT_MS = 3_600_000;

function useVerify() {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: () => api.get(ROUTES.auditVerify, VerifyReport, { headers, timeoutMs: TIMEOUT_MS }),
  });
}

export function VerifyPanel() {
  const { data: report, error, isPending, mutate } = useVerify();
  return (
    <Flex vertical gap="middle">
      <p>Checks every event against the stored hashes. A long log takes a while.</p>
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Verifying...' : 'Verify Log'}
        </Button>
      </Actions>
      {isPending && <Spinner label="Verifying..." />}
      {error && <LoadFailure title="Failed to verify" error={error} onRetry={() => mutate()} />}
      {report && (
        <>
          <Alert role="status" {...verdictOf(report)} />
          <ReportRows report={report} />
        </>
      )}
    </Flex>
  );
}

function verdictOf({ problem, sealedTo }: VerifyReport) {
  if (problem !== null)
    return { type: 'error', title: `Changed at position ${problem.position}: ${problem.reason}` } as const;
  return sealedTo === null
    ? ({ type: 'warning', title: 'No hashes are stored yet' } as const)
    : ({ type: 'success', title: 'No changes found' } as const);
}

const ReportRows = ({ report }: { report: VerifyReport }) => {
  const { events, seals, sealedTo, sealedToTime, unsealed, hash } = report;
  return (
    <DefinitionRows
      rows={[
        [
          'Events',
          `${events.toLocaleString('en')}, ${unsealed.toLocaleString('en')} of them since the last checkpoint`,
        ],
        ['Checkpoints', seals.toLocaleString('en')],
        ['Checked up to', sealedTo === null ? 'Nothing yet' : `Position ${sealedTo}`],
        [
          'Time of that event',
          sealedToTime === null ? (
            'Nothing yet'
          ) : (
            <time key="time" dateTime={sealedToTime}>
              {adminDate(sealedToTime)}
            </time>
          ),
        ],
        [
          `Hash of all ${events.toLocaleString('en')} events`,
          <code key="hash" className={styles.digits}>
            {hash}
          </code>,
        ],
      ]}
    />
  );
};
