import { Icon, IconButton } from '@marcel/kit';
import type { RefObject } from 'react';
import { leaveButton } from '../focus/leave-button';
import { useCompared } from './compared';
import styles from './CompareTray.module.css';
import { CHOICE_TEXTS } from './texts';

interface ChosenMascotProps {
  slug: string;
  name: string;
  list: RefObject<HTMLElement | null>;
}

/** One of those that were chosen, and the way out. */
export function ChosenMascot({ slug, name, list }: ChosenMascotProps) {
  const [, setIn] = useCompared(slug);
  return (
    <li className={styles.one}>
      <bdi className={styles.name}>{name}</bdi>
      <IconButton
        aria-label={CHOICE_TEXTS.takeOut(name)}
        onClick={({ currentTarget }) => {
          leaveButton(currentTarget, list.current);
          setIn(false);
        }}
      >
        <Icon name="close" size={12} />
      </IconButton>
    </li>
  );
}
