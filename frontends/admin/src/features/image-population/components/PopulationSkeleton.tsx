import { SKELETON_CARDS } from '@marcel/contracts';
import { Skeleton, Spinner } from '@marcel/kit';
import styles from './ImagePopulation.module.css';

export const PopulationSkeleton = () => (
  <div className={styles.page}>
    <Spinner label="Loading mascots..." />
    <div className={styles.cards}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <Skeleton key={index} kind="card" />
      ))}
    </div>
  </div>
);
