import { Button, Icon } from '@marcel/kit';
import { useRef } from 'react';
import { inWords } from '../../../../shared/days/days';
import { CHOICE_FILTERS, NO_CHOICE } from '../../choices';
import type { DirectoryState } from '../../directory-state';
import { FULL_RANGES, inWords as spanInWords, isNarrowed, RANGE_FILTERS } from '../../ranges';
import { leaveButton, searchOf, windowOf } from '../../../../shared/focus/leave-button';
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

interface ActiveFilter {
  /** What it says, such as "Type: Animal". */
  text: string;
  /** What has to be changed to be without it. */
  without: Partial<DirectoryState>;
}

/** Each filter that narrows the list now, the search too. */
function activeFilters({ search, choices, ranges, asOf, view }: DirectoryState): ActiveFilter[] {
  // Favourites are shown as they are now.
  const dated =
    asOf === null || view === 'favourites' ? [] : [{ text: `As of: ${inWords(asOf)}`, without: { asOf: null } }];
  const searched = search.trim() === '' ? [] : [{ text: `Search: ${search.trim()}`, without: { search: '' } }];
  const chosen = CHOICE_FILTERS.filter(({ name }) => choices[name] !== NO_CHOICE).map(({ name, label }) => ({
    text: `${label}: ${choices[name]}`,
    without: { choices: { ...choices, [name]: NO_CHOICE } },
  }));
  const narrowed = RANGE_FILTERS.filter((filter) => isNarrowed(filter, ranges)).map(({ name, label, full }) => ({
    text: `${label}: ${spanInWords(ranges[name], full)}`,
    without: { ranges: { ...ranges, [name]: FULL_RANGES[name] } },
  }));
  return [...dated, ...searched, ...chosen, ...narrowed];
}
