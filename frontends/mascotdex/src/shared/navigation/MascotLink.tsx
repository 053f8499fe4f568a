import type { Mascot } from '@marcel/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDayOfList } from '../days/DayOfList';
import cover from '../mascots/cover-link.module.css';
import { isCameFrom } from './came-from';
import { mascotPage } from './pages';

export function MascotLink({ mascot: { slug }, children }: { mascot: Pick<Mascot, 'slug'>; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCameFrom(slug)) link.current?.focus({ preventScroll: true });
  }, [slug]);
  return (
    <Link ref={link} to={mascotPage(slug, useDayOfList())} className={cover.link}>
      {children}
    </Link>
  );
}
