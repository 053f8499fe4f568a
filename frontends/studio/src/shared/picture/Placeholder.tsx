import { MarcelArt } from '../art/MarcelArt';
import styles from './Placeholder.module.css';

export function Placeholder({ pose, children }: { pose: () => string; children: string }) {
  return (
    <div className={styles.placeholder}>
      <MarcelArt pose={pose} className={styles.art} />
      <p className={styles.text}>{children}</p>
    </div>
  );
}
