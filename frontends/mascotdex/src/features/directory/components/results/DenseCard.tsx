import type { Mascot } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { useDayOfList } from '../../../../shared/days/DayOfList';
import { Themed } from '../../../../shared/mascot-type/Themed';
import cover from '../../../../shared/mascots/cover-link.module.css';
import { mascotPage } from '../../../../shared/navigation/pages';
import { Marked } from '../../../../shared/search/Marked';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import styles from './DenseCard.module.css';

/** No more than a face and a name, so that many are seen at once. */
export function DenseCard({ mascot }: { mascot: Mascot }) {
  const day = useDayOfList();
  return (
    <Themed as="article" type={mascot.type} className={styles.card}>
      <MascotPortrait mascot={mascot} sizes="160px" ratio={1} />
      <h2 className={styles.name}>
        <Link to={mascotPage(mascot.slug, day)} className={cover.link}>
          <Marked text={mascot.name} />
        </Link>
      </h2>
      <p className={styles.brand}>
        <Marked text={mascot.brand} />
      </p>
    </Themed>
  );
}
