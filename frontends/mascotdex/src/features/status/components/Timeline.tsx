import type { SubmissionProgress } from '@marcel/contracts';
import { Icon, relativeTime, type IconName } from '@marcel/kit';
import styles from './Timeline.module.css';

type Step = SubmissionProgress['timeline'][number];

const STEPS: Record<Step['step'], { label: string; icon: IconName }> = {
  received: { label: 'Received', icon: 'download' },
  approved: { label: 'Approved', icon: 'check' },
  rejected: { label: 'Rejected', icon: 'close' },
  published: { label: 'Published', icon: 'mascotdex' },
};

export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label="Timeline">
      {steps.map(({ step, time }) => (
        <li key={step} className={styles.step}>
          <span className={styles.sign}>
            <Icon name={STEPS[step].icon} />
          </span>
          <strong>{STEPS[step].label}</strong>
          <time dateTime={time} title={new Date(time).toLocaleString('en')}>
            {relativeTime(time)}
          </time>
        </li>
      ))}
    </ol>
  );
}
