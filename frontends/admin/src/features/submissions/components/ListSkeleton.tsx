import { Skeleton, Spinner } from '@marcel/kit';
import styles from './SubmissionCards.module.css';

export const ListSkeleton = () => (
  <>
    <Spinner label="Loading submissions..." />
    <div className={styles.cards}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} kind="card" />
      ))}
    </div>
  </>
);
