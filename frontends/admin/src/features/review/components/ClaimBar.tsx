import type { SubmissionClaim } from '@marcel/contracts';
import { Alert, Button, Flex } from '@marcel/kit/antd';
import { adminTime } from '../../../shared/dates/admin-date';
import { changeOf, type ClaimChange } from '../claim-change';
import { CLAIM_TEXTS } from '../claim-texts';

interface ClaimBarProps {
  claim: SubmissionClaim | undefined;
  working: boolean;
  onChange: (change: ClaimChange) => void;
}

export function ClaimBar({ claim, working, onChange }: ClaimBarProps) {
  const change = changeOf(claim);
  return (
    <Flex vertical align="start" gap="small">
      {claim && <ClaimNotice claim={claim} />}
      {/* Stays itself whoever has the claim, so that it keeps the focus. */}
      <Button size="small" disabled={working} onClick={() => onChange(change)}>
        {CLAIM_TEXTS.changes[change]}
      </Button>
    </Flex>
  );
}

const ClaimNotice = ({ claim: { own, by, until } }: { claim: SubmissionClaim }) => (
  <Alert
    role="status"
    type={own ? 'info' : 'warning'}
    title={own ? CLAIM_TEXTS.own : CLAIM_TEXTS.taken(by)}
    description={
      <>
        {CLAIM_TEXTS.until} <time dateTime={until}>{adminTime(until)}</time>
      </>
    }
  />
);
