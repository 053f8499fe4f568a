import type { SubmissionProgress } from '@marcel/contracts';
import { Icon, relativeTime, type IconName } from '@marcel/kit';
import styles from './Timeline.module.css';

type Step = SubmissionProgress['timeline'][number];

interface Sign {
  label: string;
  icon: IconName;
}

const STEPS: Record<Step['step'], Sign> = {
  received: { label: 'Received', icon: 'download' },
  revised: { label: 'Edited', icon: 'edit' },
  approved: { label: 'Approved', icon: 'check' },
  rejected: { label: 'Rejected', icon: 'close' },
  published: { label: 'Published', icon: 'mascotdex' },
};

/** A step of a newer server is told in its own word. */
const signOf = (step: Step['step']): Sign => (Object.hasOwn(STEPS, step) ? STEPS[step] : { label: step, icon: 'info' });

export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label="Timeline">
      {steps.map(({ step, time }, place) => (
        <li key={place} className={styles.step}>
          <span className={styles.sign}>
            <Icon name={signOf(step).icon} />
          </span>
          <strong>{signOf(step).label}</strong>
          <time dateTime={time} title={new Date(time).toLocaleString('en')}>
            {relativeTime(time)}
          </time>
        </li>
      ))}
    </ol>
  );
}
