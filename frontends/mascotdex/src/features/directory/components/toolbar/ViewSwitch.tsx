import { Button, Icon, Tooltip, type IconName } from '@marcel/kit';
import type { View } from '../../directory-state';
import styles from './ViewSwitch.module.css';

const CHOICES: readonly { view: View; label: string; icon: IconName }[] = [
  { view: 'grid', label: 'Grid view', icon: 'grid' },
  { view: 'list', label: 'List view', icon: 'list' },
  { view: 'lucky', label: "I'm Feeling Lucky", icon: 'cards' },
];

export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {CHOICES.map((choice) => (
        <Tooltip key={choice.view} label={choice.label}>
          <Button
            className={styles.view}
            aria-label={choice.label}
            aria-pressed={choice.view === view}
            onClick={() => onView(choice.view)}
          >
            <Icon name={choice.icon} />
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
