import { Icon } from '@marcel/kit';
import type { Find } from '../find';
import styles from './FindList.module.css';

interface FindListProps {
  id: string;
  label: string;
  finds: readonly Find[];
  active: number;
  optionId: (at: number) => string;
  onChoose: (at: number) => void;
}

/** What was found, for the field beside it: the focus stays there. */
export const FindList = ({ id, label, finds, active, optionId, onChoose }: FindListProps) => (
  <ul id={id} role="listbox" aria-label={label} className={styles.list}>
    {finds.map(({ title, detail, icon, to, preload }, at) => (
      // The keys are the field's.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <li
        key={to}
        id={optionId(at)}
        role="option"
        aria-selected={at === active}
        className={styles.option}
        onPointerEnter={preload}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(at)}
      >
        <Icon name={icon} size={24} />
        <span className={styles.words}>
          <bdi className={styles.title}>{title}</bdi> <bdi className={styles.detail}>{detail}</bdi>
        </span>
      </li>
    ))}
  </ul>
);
