import type { SubmissionCounts } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { submissionsPage } from '../../../shared/navigation/pages';
import styles from './StatCards.module.css';

/** How many submissions there are in each state; each number leads to its list. */
export function StatCards({ counts }: { counts: SubmissionCounts }) {
  const cards = [
    { label: 'Total Submissions', count: counts.total, page: submissionsPage(), tone: styles.total },
    { label: 'Pending Review', count: counts.pending, page: submissionsPage('pending'), tone: styles.pending },
    { label: 'Approved', count: counts.approved, page: submissionsPage('approved'), tone: styles.approved },
    { label: 'Rejected', count: counts.rejected, page: submissionsPage('rejected'), tone: styles.rejected },
  ];
  return (
    <ul className={styles.cards} aria-label="Submissions by status">
      {cards.map(({ label, count, page, tone }) => (
        <li key={label}>
          <Link to={page} className={tone}>
            <span className={styles.label}>{label}</span> <strong>{count}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
