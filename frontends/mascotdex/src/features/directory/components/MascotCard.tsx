import type { Mascot } from '@marcel/contracts';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { CompareButton } from '../../../shared/comparison/CompareTray';
import { FavouriteButton } from '../../../shared/favourites/FavouriteButton';
import {
  KindBadge,
  KindItems,
  MascotPortrait,
  type OnKind,
  ScoreSheet,
  Themed,
} from '../../../shared/mascot-parts/mascot-parts';
import { MascotLink } from '../../../shared/navigation';
import { Marked } from '../../../shared/search/Marked';
import { entryNumber, lifetime } from '../../../shared/mascots';
import styles from './MascotCard.module.css';

type CardLayout = 'grid' | 'list';

const PICTURE_SIZES: Record<CardLayout, string> = { grid: '(max-width: 640px) 92vw, 300px', list: '160px' };

export function MascotCard({ mascot, layout, onKind }: { mascot: Mascot; layout: CardLayout; onKind: OnKind }) {
  const years = lifetime(mascot);
  return (
    <Themed as="article" type={mascot.type} className={`${styles.card} ${styles[layout]}`}>
      <p className={styles.strip}>
        <span>{entryNumber(mascot.id)}</span>
        {mascot.status === 'inactive' && <span>Inactive</span>}
      </p>
      <div className={styles.plate}>
        <MascotPortrait mascot={mascot} sizes={PICTURE_SIZES[layout]} ratio={1} />
      </div>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <MascotLink mascot={mascot}>
            <Marked text={mascot.name} />
          </MascotLink>
        </h2>
        <p className="m-soft">
          <Marked text={mascot.brand} />
        </p>
        {years !== '' && <p className={styles.years}>{years}</p>}
        {mascot.industry !== null && <KindBadge name="industry" kind={mascot.industry} onKind={onKind} />}
      </div>
      <p className={styles.description}>
        <Marked text={mascot.visualDesc ?? ''} />
      </p>
      <div className={styles.scores}>
        <ScoreSheet mascot={mascot} />
      </div>
      <div className={styles.foot}>
        <ul className={styles.tags} aria-label="Type and style">
          <KindItems look="tag" names={['type', 'style']} {...{ mascot, onKind }} />
        </ul>
        <div className={styles.buttons}>
          <FavouriteButton mascot={mascot} />
          <CompareButton mascot={mascot} />
          <MascotLike mascot={mascot} />
        </div>
      </div>
    </Themed>
  );
}

export const DenseCard = ({ mascot }: { mascot: Mascot }) => (
  <Themed as="article" type={mascot.type} className={styles.denseCard}>
    <MascotPortrait mascot={mascot} sizes="160px" ratio={1} />
    <h2 className={styles.denseName}>
      <MascotLink mascot={mascot}>
        <Marked text={mascot.name} />
      </MascotLink>
    </h2>
    <p className="m-ellipsis m-tiny">
      <Marked text={mascot.brand} />
    </p>
  </Themed>
);

export type ListLayout = CardLayout | 'dense';
