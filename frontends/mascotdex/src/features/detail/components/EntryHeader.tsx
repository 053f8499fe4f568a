import type { Mascot } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { KindItems } from '../../../shared/mascot-type/KindItems';
import { useShowKind } from '../../../shared/mascot-type/use-show-kind';
import { entryNumber, lifetime } from '../../../shared/text/mascot-texts';
import styles from './EntryHeader.module.css';

export function EntryHeader({ mascot, children }: { mascot: Mascot; children: ReactNode }) {
  const onKind = useShowKind();
  const years = lifetime(mascot);
  return (
    <header className={styles.header}>
      <p className={styles.number}>{entryNumber(mascot.id)}</p>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <bdi>{mascot.name}</bdi>
        </h2>
        <p className={styles.brand}>
          by <bdi>{mascot.brand}</bdi>
          {years !== '' && <span className={styles.years}>{years}</span>}
        </p>
        <ul className={styles.kinds} aria-label="Industry, type and style">
          <KindItems names={['industry', 'type', 'style']} {...{ mascot, onKind }} />
        </ul>
      </div>
      {children}
    </header>
  );
}
