import { classes, Icon } from '@marcel/kit';
import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { FindList } from '../../finder/components/FindList';
import { SEARCH_TEXTS } from '../../finder/finder-texts';
import { useFinds } from '../../finder/use-finds';
import { useListbox } from '../../finder/use-listbox';
import styles from './StartSearch.module.css';

interface StartSearchProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  /** Something was chosen; runs before it opens. */
  onOpen: () => void;
  onLeave: () => void;
}

/** START's search: what it finds takes the place of the menus while something is typed. */
export function StartSearch({ field, text, onType, onOpen, onLeave }: StartSearchProps) {
  const navigate = useNavigate();
  const { finds, said, asking } = useFinds(text);
  const open = (at: number) => {
    const find = finds[at];
    if (!find) return;
    onOpen();
    void navigate(find.to);
  };
  const listbox = useListbox({ text, count: finds.length, awaited: asking, first: 0, onChoose: open });
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event);
    if (text === '') return;
    if (event.key === 'Escape') onType('');
    if (event.key === 'Tab') onLeave();
  };
  return (
    <div role="search" className={classes(styles.search, text !== '' && styles.finding)}>
      {finds.length > 0 && <FindList {...listbox.list} label={SEARCH_TEXTS.results} finds={finds} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <label className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.placeholder}
          maxLength={200}
          className={styles.input}
          value={text}
          onChange={(event) => onType(event.target.value)}
          {...listbox.field}
          onKeyDown={onKeyDown}
        />
      </label>
    </div>
  );
}
