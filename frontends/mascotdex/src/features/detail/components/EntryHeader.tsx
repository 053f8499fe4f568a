import type { Mascot } from '@marcel/contracts';
import { Badge } from '@marcel/kit';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { entryNumber, lifetime } from '../../../shared/text/mascot-texts';
import styles from './EntryHeader.module.css';

/** Name, brand, years, what kind of mascot it is, and the like button. */
export function EntryHeader({ mascot }: { mascot: Mascot }) {
  const kinds = [mascot.industry, mascot.type, mascot.style].filter((kind) => kind !== null);
  const years = lifetime(mascot);
  return (
    <header className={styles.header}>
      <p className={styles.number}>{entryNumber(mascot.id)}</p>
      <div className={styles.names}>
        <h2 className={styles.name}>{mascot.name}</h2>
        <p className={styles.brand}>
          by {mascot.brand}
          {years !== '' && <span className={styles.years}>{years}</span>}
        </p>
        <ul className={styles.kinds} aria-label="Industry, type and style">
          {kinds.map((kind, place) => (
            <li key={place}>
              <Badge>{kind}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <MascotLike mascot={mascot} />
    </header>
  );
}
