import { Button, Icon, Tooltip } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Glyph } from '../../../../shared/glyph/Glyph';
import { windowOf } from '../../../../shared/focus/leave-button';
import { isListLayout, type View } from '../../directory-state';
import styles from './ViewSwitch.module.css';

const CHOICES: readonly { view: View; label: string; icon: ReactNode }[] = [
  { view: 'grid', label: 'Grid view', icon: <Icon name="grid" /> },
  { view: 'list', label: 'List view', icon: <Icon name="list" /> },
  { view: 'dense', label: 'Dense view', icon: <Glyph name="dense" /> },
  { view: 'lucky', label: "I'm Feeling Lucky", icon: <Icon name="cards" /> },
  { view: 'favourites', label: 'Your favourites', icon: <Glyph name="star" /> },
];

/** Other mascots than before are seen from the first one on. */
const toTop = (button: HTMLElement): void =>
  (windowOf(button)?.querySelector('[data-window-body]') ?? window).scrollTo(0, 0);

export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {CHOICES.map((choice) => (
        <Tooltip key={choice.view} label={choice.label}>
          <Button
            className={styles.view}
            aria-label={choice.label}
            aria-pressed={choice.view === view}
            onClick={({ currentTarget }) => {
              if (!isListLayout(view) || !isListLayout(choice.view)) toTop(currentTarget);
              onView(choice.view);
            }}
          >
            {choice.icon}
          </Button>
        </Tooltip>
      ))}
    </div>
  );
}
