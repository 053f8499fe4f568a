import { PAGES } from '@marcel/contracts';
import { Icon, LinkButton } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import { submissionsPage } from '../../../shared/navigation/pages';
import { countByStatus } from '../../../shared/submissions/count-by-status';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import styles from './QuickActions.module.css';

export function QuickActions({ submissions }: { submissions: readonly ReviewedSubmission[] | undefined }) {
  const pending = submissions && `(${countByStatus(submissions).pending})`;
  return (
    <Card title="Quick Actions">
      <div className={styles.actions}>
        <LinkButton kind="primary" to={submissionsPage('pending')}>
          <Icon name="check" /> Review Pending {pending}
        </LinkButton>
        <LinkButton to={PAGES.adminImport}>
          <Icon name="upload" /> Import CSV
        </LinkButton>
        <LinkButton to={PAGES.adminSubmissions}>
          <Icon name="list" /> Manage Submissions
        </LinkButton>
        <LinkButton to={PAGES.directory}>
          <Icon name="external" /> View Public Site
        </LinkButton>
      </div>
    </Card>
  );
}
