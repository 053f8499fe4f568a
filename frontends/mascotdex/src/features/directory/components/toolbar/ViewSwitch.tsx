import { Button, Icon, Tip, type IconName } from '@marcel/kit';
import type { View } from '../../state/directory-state';
import css from './ViewSwitch.module.css';

const CHOICES: readonly { view: View; label: string; icon: IconName }[] = [
  { view: 'grid', label: 'Grid view', icon: 'grid' },
  { view: 'list', label: 'List view', icon: 'list' },
  { view: 'lucky', label: "I'm Feeling Lucky", icon: 'cards' },
];

export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div className={css.views} role="group" aria-label="View">
      {CHOICES.map((choice) => (
        <Tip key={choice.view} label={choice.label}>
          <Button
            className={css.view}
            aria-label={choice.label}
            aria-pressed={choice.view === view}
            onClick={() => onView(choice.view)}
          >
            <Icon name={choice.icon} />
          </Button>
        </Tip>
      ))}
    </div>
  );
}
