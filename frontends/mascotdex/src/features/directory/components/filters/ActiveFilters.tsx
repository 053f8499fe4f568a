import { Button, Icon } from '@marcel/kit';
import { useRef } from 'react';
import { leaveButton, searchOf, windowOf } from '../../../../shared/focus/leave-button';
import { activeFilters } from '../../active-filters';
import type { DirectoryStateControl } from '../../use-directory-state';
import styles from './ActiveFilters.module.css';

/** What narrows the list, each to be taken away by itself. */
export function ActiveFilters({ state, change }: DirectoryStateControl) {
  const filters = activeFilters(state);
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.filters} aria-label="What narrows the list">
      {filters.map(({ text, without }) => (
        <li key={text}>
          <Button
            className={styles.filter}
            aria-label={`${text}, remove`}
            onClick={({ currentTarget }) => {
              leaveButton(currentTarget, list.current, searchOf(windowOf(currentTarget)));
              change(without);
            }}
          >
            {text}
            <Icon name="close" size={12} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
