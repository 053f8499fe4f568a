import { InitialsPlaceholder, Picture } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './PictureRow.module.css';

interface PictureRowProps {
  /** Address of the picture; its initials stand in for one that has none. */
  src: string | null;
  name: string;
  /** What is known of it, below each other. */
  children: ReactNode;
  /** At the end of the row. */
  tag?: ReactNode;
}

/** A small, square picture with what belongs to it. */
export const PictureRow = ({ src, name, children, tag }: PictureRowProps) => (
  <div className={styles.row}>
    <Picture src={src} alt="" fallback={<InitialsPlaceholder name={name} />} sizes="160px" ratio={1} />
    <div className={styles.facts}>{children}</div>
    {tag}
  </div>
);
