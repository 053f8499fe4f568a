import { ADMIN_WORDS } from '@marcel/contracts';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { AuditorsPage } from './AuditorsPage';
import { SubmissionHistoryById } from './ById';

export function SubmissionHistoryPage() {
  useChangesByOthers();
  return (
    <AuditorsPage words={ADMIN_WORDS.adminSubmissionHistory}>
      <SubmissionHistoryById />
    </AuditorsPage>
  );
}
