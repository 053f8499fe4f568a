import { type Mascot, PAGES } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '@marcel/kit';
import { KindItems, type OnKind } from '../../../shared/mascot-type/mascot-type';
import { entryNumber, lifetime } from '../../../shared/text/mascot-texts';
import styles from './Entry.module.css';
import { MascotPortrait } from '../../../shared/portrait/MascotPortrait';

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

export function EntryTexts({ mascot: { visualDesc, historyOverview, sourceUrl, facts } }: { mascot: Mascot }) {
  return (
    <div className={styles.texts}>
      {visualDesc && (
        <section>
          <h3>Visual Description</h3>
          <p dir="auto">{visualDesc}</p>
        </section>
      )}
      {(historyOverview || sourceUrl) && (
        <section>
          <h3>History &amp; Background</h3>
          {historyOverview && <p dir="auto">{historyOverview}</p>}
          {sourceUrl && <SourceLink url={sourceUrl} />}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul>
            {facts.map((fact, place) => (
              <li key={place} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SourceLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return null;
  return (
    <a className={styles.source} href={url} target="_blank" rel="noopener noreferrer nofollow">
      Source <Icon name="external" size={12} />
    </a>
  );
}
