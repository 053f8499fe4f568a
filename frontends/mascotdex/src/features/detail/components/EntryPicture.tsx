import type { Mascot } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { MascotPortrait } from '../../../shared/portrait/MascotPortrait';
import styles from './EntryPicture.module.css';

export function EntryPicture({ mascot }: { mascot: Mascot }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        <MascotPortrait mascot={mascot} sizes="(max-width: 760px) 92vw, 640px" ratio={1} eager />
      </div>
      {mascot.imageUrl?.startsWith('http') && (
        <figcaption>
          <a href={mascot.imageUrl} target="_blank" rel="noopener noreferrer nofollow">
            View Original Source <Icon name="external" size={12} />
          </a>
        </figcaption>
      )}
    </figure>
  );
}
