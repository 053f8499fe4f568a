import { classes, Icon } from '@marcel/kit';
import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXTS } from './find';
import styles from './StartSearch.module.css';
import { useFinds } from './use-finds';
import { useListbox } from './use-listbox';

interface StartSearchProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  /** Runs before what was chosen opens. */
  onOpen: () => void;
  onLeave: () => void;
}

/** START's search: its results take the place of the menus while something is typed. */
export function StartSearch({ field, text, onType, onOpen, onLeave }: StartSearchProps) {
  const navigate = useNavigate();
  const { finds, said, asking } = useFinds(text);
  const open = (at: number) => {
    const find = finds[at];
    if (!find) return;
    onOpen();
    void navigate(find.to);
  };
  const listbox = useListbox({ text, count: finds.length, awaited: asking, onChoose: open });
  const { id, active, optionId } = listbox.list;
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event);
    if (text === '') return;
    if (event.key === 'Escape') onType('');
    if (event.key === 'Tab') onLeave();
  };
  return (
    <div role="search" className={classes(styles.search, text !== '' && styles.finding)}>
      {finds.length > 0 && (
        <ul id={id} role="listbox" aria-label={SEARCH_TEXTS.results} className={styles.list}>
          {finds.map(({ title, detail, icon, to, preload }, at) => (
            // The field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={to}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              className={styles.option}
              onPointerEnter={preload}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(at)}
            >
              <Icon name={icon} size={24} />
              <span className={styles.words}>
                <bdi className={styles.title}>{title}</bdi> <bdi className={styles.detail}>{detail}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
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
