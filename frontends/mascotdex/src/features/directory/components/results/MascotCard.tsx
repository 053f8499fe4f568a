import { Badge } from '@marcel/kit';
import type { Mascot } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { MascotLike } from '../../../../shared/likes/MascotLike';
import { Themed } from '../../../../shared/mascot-type/Themed';
import { usePaths } from '../../../../shared/paths/paths';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import { ScoreSheet } from '../../../../shared/scores/ScoreSheet';
import { entryNumber } from '../../../../shared/text/entry-number';
import { lifetime } from '../../../../shared/text/years';
import styles from './MascotCard.module.css';

export type CardLayout = 'grid' | 'list';

const PICTURE_SIZES: Record<CardLayout, string> = { grid: '(max-width: 640px) 92vw, 300px', list: '160px' };

/** A mascot's entry in the directory. All of it leads to the mascot's page, but for the like button. */
export function MascotCard({ mascot, layout }: { mascot: Mascot; layout: CardLayout }) {
  const paths = usePaths();
  const tags = [mascot.type, mascot.style].filter((tag) => tag !== null);
  const years = lifetime(mascot);
  return (
    <Themed as="article" type={mascot.type} className={`${styles.card} ${styles[layout]}`}>
      <p className={styles.strip}>
        <span>{entryNumber(mascot.id)}</span>
        {mascot.status === 'inactive' && <span>Inactive</span>}
      </p>
      <div className={styles.plate}>
        <MascotPortrait mascot={mascot} sizes={PICTURE_SIZES[layout]} ratio={4 / 3} />
      </div>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <Link to={paths.mascot(mascot.slug)} className={styles.link}>
            {mascot.name}
          </Link>
        </h2>
        <p className={styles.brand}>{mascot.brand}</p>
        {years !== '' && <p className={styles.years}>{years}</p>}
        {mascot.industry !== null && <Badge>{mascot.industry}</Badge>}
      </div>
      <p className={styles.description}>{mascot.visualDesc}</p>
      <div className={styles.scores}>
        <ScoreSheet mascot={mascot} />
      </div>
      <div className={styles.foot}>
        <ul className={styles.tags} aria-label="Type and style">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.like}>
          <MascotLike mascot={mascot} />
        </div>
      </div>
    </Themed>
  );
}
