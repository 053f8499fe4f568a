import type { Mascot } from '@marcel/contracts';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { CompareButton } from '../../../shared/comparison/CompareTray';
import { FavoriteButton } from '../../../shared/favorites/FavoriteButton';
import { KindBadge, KindItems, MascotPortrait, ScoreSheet, Themed } from '../../../shared/mascot-parts/mascot-parts';
import { MascotLink } from '../../../shared/navigation';
import { HighlightedText } from '../../../shared/search/HighlightedText';
import { entryNumber, lifetime } from '../../../shared/mascots';
import styles from './MascotCard.module.css';

type CardLayout = 'grid' | 'list';
export type ListLayout = CardLayout | 'dense';

/** Minimum width of a card, in pixels; so wide that a list has one column. */
export const CARD_WIDTHS: Record<ListLayout, number> = { grid: 250, dense: 132, list: 4096 };

const PICTURE_SIZES: Record<CardLayout, string> = { grid: '(max-width: 640px) 92vw, 300px', list: '160px' };

export function MascotCard({ mascot, layout }: { mascot: Mascot; layout: CardLayout }) {
  const years = lifetime(mascot);
  return (
    <Themed as="article" type={mascot.type} className={`${styles.card} ${styles[layout]}`}>
      <p className={styles.strip}>
        <span>{entryNumber(mascot.id)}</span>
        {mascot.status === 'inactive' && <span>Inactive</span>}
      </p>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <MascotLink mascot={mascot}>
            <HighlightedText text={mascot.name} />
          </MascotLink>
        </h2>
        <p className="m-soft">
          <HighlightedText text={mascot.brand} />
        </p>
        {years !== '' && <p className={styles.years}>{years}</p>}
        {mascot.industry !== null && <KindBadge kind={mascot.industry} />}
      </div>
      <div className={styles.picture}>
        <MascotPortrait mascot={mascot} sizes={PICTURE_SIZES[layout]} ratio={1} />
        <div className={styles.toggles}>
          <FavoriteButton mascot={mascot} />
          <CompareButton mascot={mascot} />
        </div>
        <div className={styles.like}>
          <MascotLike mascot={mascot} />
        </div>
      </div>
      <p className={styles.description}>
        <HighlightedText text={mascot.visualDesc ?? ''} />
      </p>
      <div className={styles.scores}>
        <ScoreSheet mascot={mascot} />
      </div>
      <ul className={styles.tags} aria-label="Type and style">
        <KindItems mascot={mascot} names={['type', 'style']} variant="tag" />
      </ul>
    </Themed>
  );
}

export const DenseCard = ({ mascot }: { mascot: Mascot }) => (
  <Themed as="article" type={mascot.type} className={styles.denseCard}>
    <MascotPortrait mascot={mascot} sizes="160px" ratio={1} />
    <h2 className={styles.denseName}>
      <MascotLink mascot={mascot}>
        <HighlightedText text={mascot.name} />
      </MascotLink>
    </h2>
    <p className="m-ellipsis m-tiny">
      <HighlightedText text={mascot.brand} />
    </p>
  </Themed>
);
