import { MASCOT_LIMITS } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { useSettled } from '../../../../shared/timing/use-settled';
import { SEARCH_DEBOUNCE_MS } from '../../use-directory-state';
import styles from './SearchBox.module.css';

/** Searches while one types, once the typing pauses. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useSettled({ value, onSettled: onSearch, delayMs: SEARCH_DEBOUNCE_MS });
  return (
    <div className={styles.box} role="search" data-stays="" data-room="wide">
      <Icon name="search" />
      <input
        type="search"
        className={styles.input}
        aria-label="Search mascots"
        placeholder="Search by name, brand or looks"
        maxLength={MASCOT_LIMITS.shortText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
