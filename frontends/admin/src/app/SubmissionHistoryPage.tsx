import { ADMIN_WORDS } from '@marcel/contracts';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { AuditorsPage } from './AuditorsPage';
import { SubmissionHistoryById } from './ById';

/** What has happened to a submission, for admins and auditors. */
export function SubmissionHistoryPage() {
  useChangesByOthers();
  return (
    <AuditorsPage words={ADMIN_WORDS.adminSubmissionHistory}>
      <SubmissionHistoryById />
    </AuditorsPage>
  );
}
