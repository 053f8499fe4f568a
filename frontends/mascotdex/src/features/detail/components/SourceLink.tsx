import { Icon } from '@marcel/kit';
import styles from './SourceLink.module.css';

/** A link to where a mascot's history is told. Anything but a web address is not linked. */
export function SourceLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return null;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
      Source <Icon name="external" size={12} />
    </a>
  );
}
