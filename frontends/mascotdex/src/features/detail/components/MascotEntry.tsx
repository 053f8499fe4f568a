import { type Mascot, mascotDescription, mascotTitle } from '@marcel/contracts';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Skeleton, usePageMeta } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { KindItems, MascotPortrait, ScoreSheet, Themed } from '../../../shared/mascot-parts/mascot-parts';
import { entryNumber, lifetime } from '../../../shared/mascots';
import styles from './MascotEntry.module.css';
import { relatedMascots, useContributorProfile } from '../api';
import { MascotLike } from '../../../shared/likes/MascotLike';
import cover from '../../../shared/cover-link.module.css';
import { mascotPage } from '../../../shared/navigation';

function ContributorCard({ mascot: { id, contributor: name } }: { mascot: Mascot }) {
  const { data: profile } = useContributorProfile(id);
  return (
    <Panel title="Contributor">
      <p className={styles.contributor}>
        <Icon name="user" size={24} />
        {profile ? (
          <a href={profile} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
    </Panel>
  );
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={styles.panelTitle}>
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export function LoadingEntry() {
  return (
    <div className={styles.columns} role="status" aria-label="Loading mascot">
      <div className={styles.stack}>
        <Skeleton kind="picture" />
        <Skeleton kind="text" />
        <Skeleton kind="text" />
      </div>
      <div className={styles.stack}>
        <Skeleton kind="card" />
        <Skeleton kind="card" />
      </div>
    </div>
  );
}

function EntryHeader({ mascot }: { mascot: Mascot }) {
  const years = lifetime(mascot);
  return (
    <header className={styles.header}>
      <p className={styles.number}>{entryNumber(mascot.id)}</p>
      <div className="m-stack-tight">
        <h2 className={styles.name}>
          <bdi>{mascot.name}</bdi>
        </h2>
        <p className={styles.brand}>
          by <bdi>{mascot.brand}</bdi>
          {years !== '' && <span className={styles.years}>{years}</span>}
        </p>
        <ul className={styles.kinds} aria-label="Industry, type and style">
          <KindItems mascot={mascot} names={['industry', 'type', 'style']} isLinked />
        </ul>
      </div>
      <MascotLike mascot={mascot} />
    </header>
  );
}

function EntryPicture({ mascot }: { mascot: Mascot }) {
  return (
    <figure className="m-stack-tight">
      <div className={styles.picturePanel}>
        <MascotPortrait mascot={mascot} sizes="(max-width: 760px) 92vw, 640px" ratio={1} eager />
      </div>
      {mascot.imageUrl?.startsWith('http') && (
        <figcaption>
          <ExternalLink href={mascot.imageUrl}>View Original Source</ExternalLink>
        </figcaption>
      )}
    </figure>
  );
}

function EntryTexts({ mascot: { visualDesc, historyOverview, sourceUrl, facts } }: { mascot: Mascot }) {
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
          {sourceUrl && /^https?:/i.test(sourceUrl) && <ExternalLink href={sourceUrl}>Source</ExternalLink>}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Interesting Facts</h3>
          <ul>
            {facts.map((fact, index) => (
              <li key={index} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.source} href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children} <Icon name="external" size={12} />
  </a>
);

export function MascotEntry({ mascot, info, children }: { mascot: Mascot; info?: ReactNode; children?: ReactNode }) {
  usePageMeta({ title: mascotTitle(mascot), description: mascotDescription(mascot) });
  return (
    <Themed type={mascot.type} as="article" className={styles.entry}>
      <EntryHeader mascot={mascot} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <EntryPicture mascot={mascot} />
          <EntryTexts mascot={mascot} />
        </div>
        <div className={styles.stack}>
          <Panel title="Personality Stats">
            <ScoreSheet mascot={mascot} names="full" />
          </Panel>
          <ContributorCard mascot={mascot} />
          {info}
        </div>
      </div>
      {children}
    </Themed>
  );
}

const PRELOAD_MARGIN = '400px';

function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

export function RelatedMascots({ mascot }: { mascot: Mascot }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(container);
  const { data: others = [] } = useQuery({ ...relatedMascots(mascot), enabled: isNear });
  return (
    <div ref={container} className={styles.related}>
      {others.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.relatedTitle}>
            Related Mascots
          </h2>
          <ul className={styles.relatedList}>
            {others.map((other) => (
              <li key={other.id}>
                <Themed type={other.type} className={cover.card}>
                  <MascotPortrait mascot={other} sizes="160px" ratio={1} />
                  <Link to={mascotPage(other.slug)} className={`m-ellipsis m-bold ${cover.link}`}>
                    <bdi>{other.name}</bdi>
                  </Link>
                  <bdi className="m-ellipsis m-tiny">{other.brand}</bdi>
                </Themed>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
