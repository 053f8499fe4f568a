import { fillPath, PAGES, type Mascot } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import styles from './MascotTitle.module.css';

/** The name, leading to the public page; on narrow screens with the brand, which has no column there. */
export const MascotTitle = ({ mascot: { name, brand, slug } }: { mascot: Mascot }) => (
  <div className={styles.title}>
    <Link to={fillPath(PAGES.mascot, { slug })}>{name}</Link>
    <span className={styles.brand}>{brand}</span>
  </div>
);
