import { SubmissionsList } from '../../features/submissions/components/SubmissionsList';
import { AdminWindow } from '../AdminWindow';

export const SubmissionsPage = () => (
  <AdminWindow title="Submissions" description="All mascots that visitors have submitted.">
    <SubmissionsList />
  </AdminWindow>
);
