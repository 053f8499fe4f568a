import type { VerifyReport } from '@marcel/contracts';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useVerify } from '../api/use-verify';

/** Proves, or disproves, that nobody has changed the log since it was sealed. */
export function VerifyPanel() {
  const { mutate, data, error, isPending } = useVerify();
  return (
    <Flex vertical gap="middle">
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Verifying...' : 'Verify the Seals'}
        </Button>
      </Actions>
      {error && <LoadFailure title="Failed to verify" error={error} onRetry={() => mutate()} />}
      {data && !isPending && <Report {...data} />}
    </Flex>
  );
}

const Report = ({ holds, problem, events, seals, signedSeals, sealedTo, unsealed, hash }: VerifyReport) => (
  <>
    <Alert
      role="status"
      type={holds ? 'success' : 'error'}
      title={
        holds
          ? 'The log holds: nothing under a seal was changed.'
          : `The log does not hold${problem ? ` from position ${problem.position}: ${problem.reason}` : ''}`
      }
    />
    <DefinitionRows
      rows={[
        ['Events', events],
        ['Seals', `${seals}, ${signedSeals} of them signed`],
        ['Sealed to', sealedTo ?? 'nothing yet'],
        ['Not sealed yet', unsealed],
        ['Hash', hash],
      ]}
    />
  </>
);
