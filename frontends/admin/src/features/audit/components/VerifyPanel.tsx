import type { Verification, VerificationRun, VerifyReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { RunProgress } from '../../../shared/components/RunProgress';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { useBeginVerification, useVerification } from '../api/use-verify';
import { CertificateCard } from './CertificateCard';
import { VerifyReportRows } from './VerifyReportRows';

/** Proves, or disproves, that nobody has changed the log since it was sealed. */
export function VerifyPanel() {
  const { data: run, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useVerification();
  const begin = useBeginVerification();
  const isRunning = run?.status === 'running';
  return (
    <Flex vertical gap="middle">
      <p>
        The product seals its log from time to time: each seal says how many events there are and what they come to. To
        verify means to read every event again and to hold it against these seals.
      </p>
      <Actions>
        <Button type="primary" disabled={isRunning || begin.isPending} onClick={() => begin.mutate()}>
          {isRunning ? 'Verifying...' : 'Verify the Seals'}
        </Button>
      </Actions>
      {begin.error && <LoadFailure title="Failed to verify" error={begin.error} onRetry={() => begin.mutate()} />}
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look for the last verification" error={error} onRetry={() => void refetch()} />
      )}
      {!run && !isLoadingError && <Spinner label="Looking for the last verification..." />}
      {isRunning && <RunProgress label="Verification" unit="events" run={run} />}
      {run && !isRunning && <Ended run={run} />}
    </Flex>
  );
}

function Ended({ run: { status, failure, result, endedAt } }: { run: VerificationRun }) {
  if (result !== null && endedAt !== null) return <Outcome {...result} endedAt={endedAt} />;
  if (status === 'none') return <p role="status">The log has not been verified yet.</p>;
  const title =
    status === 'failed' ? 'The verification has failed' : 'The verification was interrupted; begin it again';
  return <Alert role="status" type="warning" title={title} description={failure} />;
}

function verdictOf({ holds, problem, sealedTo }: VerifyReport) {
  if (!holds) {
    const where = problem === null ? '' : ` from position ${problem.position}: ${problem.reason}`;
    return { type: 'error', title: `The log does not hold${where}` } as const;
  }
  if (sealedTo === null)
    return { type: 'warning', title: 'Nothing is sealed yet, so that nothing is proven.' } as const;
  return { type: 'success', title: 'The log holds: nothing under a seal was changed.' } as const;
}

const Outcome = ({ report, certificate, endedAt }: Verification & { endedAt: string }) => (
  <>
    <Alert
      role="status"
      {...verdictOf(report)}
      description={
        <>
          Verified <time dateTime={endedAt}>{adminDate(endedAt)}</time>
        </>
      }
    />
    <VerifyReportRows report={report} />
    {certificate && <CertificateCard certificate={certificate} />}
  </>
);
