import type { Mascot } from '@marcel/contracts';
import { Badge } from '@marcel/kit';
import { Link } from 'react-router-dom';
import { MascotLike } from '../../../../shared/likes/MascotLike';
import { Themed } from '../../../../shared/mascot-type/Themed';
import cover from '../../../../shared/mascots/cover-link.module.css';
import { mascotPage } from '../../../../shared/navigation/pages';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import { ScoreSheet } from '../../../../shared/scores/ScoreSheet';
import { entryNumber, lifetime } from '../../../../shared/text/mascot-texts';
import styles from './MascotCard.module.css';

export type CardLayout = 'grid' | 'list';

const PICTURE_SIZES: Record<CardLayout, string> = { grid: '(max-width: 640px) 92vw, 300px', list: '160px' };

/** A mascot's entry in the directory. All of it leads to the mascot's page, but for the like button. */
export function MascotCard({ mascot, layout }: { mascot: Mascot; layout: CardLayout }) {
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
          <Link to={mascotPage(mascot.slug)} className={cover.link}>
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
