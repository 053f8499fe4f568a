import { Icon } from '@marcel/kit';
import { DIRECTORY_TIMES_MS, MASCOT_LIMITS } from '@marcel/contracts';
import { useSettled } from '../../../../shared/timing/use-settled';
import css from './SearchBox.module.css';

/** Searches while one types, once the typing pauses. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useSettled({ value, onSettled: onSearch, delayMs: DIRECTORY_TIMES_MS.searchDebounce });
  return (
    <div className={css.box} role="search">
      <Icon name="search" />
      <input
        type="search"
        className={css.input}
        aria-label="Search mascots"
        placeholder="Search by name, brand or looks"
        maxLength={MASCOT_LIMITS.shortText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
