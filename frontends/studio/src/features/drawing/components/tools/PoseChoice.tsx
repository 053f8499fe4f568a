import { Button } from '@marcel/kit';
import type { Mark } from '../../mark';
import { figureOf, POSES } from '../../poses';
import styles from './DrawingTools.module.css';

/** Figures to start from, for those who do not know how to begin. */
export const PoseChoice = ({ onMarks }: { onMarks: (marks: readonly Mark[]) => void }) => (
  <div className={styles.poses} role="group" aria-label="Start from a pose">
    <p>Start from a pose</p>
    {POSES.map((pose) => (
      <Button key={pose.name} onClick={() => onMarks(figureOf(pose))}>
        {pose.name}
      </Button>
    ))}
  </div>
);
