import { InitialsPlaceholder, Picture } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './PictureRow.module.css';

interface PictureRowProps {
  src: string | null;
  name: string;
  children: ReactNode;
  tag?: ReactNode;
}

export const PictureRow = ({ src, name, children, tag }: PictureRowProps) => (
  <div className={styles.row}>
    <Picture src={src} alt="" fallback={<InitialsPlaceholder name={name} />} sizes="160px" ratio={1} />
    <div className={styles.facts}>{children}</div>
    {tag}
  </div>
);
