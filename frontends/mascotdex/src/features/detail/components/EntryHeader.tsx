import { type Mascot, PAGES } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { KindItems } from '../../../shared/mascot-type/KindItems';
import { entryNumber, lifetime } from '../../../shared/text/mascot-texts';
import styles from './EntryHeader.module.css';
import { useNavigate } from 'react-router-dom';
import type { OnKind } from '../../../shared/mascot-type/KindBadge';

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

function useShowKind(): OnKind {
  const navigate = useNavigate();
  return (name, kind) => void navigate(`${PAGES.directory}?${new URLSearchParams({ [name]: kind })}`);
}
