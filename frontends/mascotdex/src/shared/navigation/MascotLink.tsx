import type { Mascot } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDayOfList } from '../days/DayOfList';
import cover from '../mascots/cover-link.module.css';
import { mascotPage } from './pages';

/** From a card to its mascot, as it is or as it was on the day of the list; all of the card leads there. */
export const MascotLink = ({ mascot, children }: { mascot: Pick<Mascot, 'slug'>; children: ReactNode }) => (
  <Link to={mascotPage(mascot.slug, useDayOfList())} className={cover.link}>
    {children}
  </Link>
);
