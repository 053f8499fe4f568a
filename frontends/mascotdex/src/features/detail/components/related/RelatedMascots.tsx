import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Mascot } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Themed } from '../../../../shared/mascot-type/mascot-type';
import cover from '../../../../shared/mascots/cover-link.module.css';
import { mascotPage } from '../../../../shared/navigation';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import styles from './RelatedMascots.module.css';
import { relatedMascots } from '../../api';

const AHEAD = '400px';

function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

export function RelatedMascots({ mascot }: { mascot: Mascot }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { data: others = [] } = useQuery({ ...relatedMascots(mascot), enabled: near });
  return (
    <div ref={place} className={styles.place}>
      {others.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            Related Mascots
          </h2>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <Themed type={other.type} className={styles.other}>
                  <MascotPortrait mascot={other} sizes="160px" ratio={1} />
                  <Link to={mascotPage(other.slug)} className={`${cover.link} ${styles.name}`}>
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
