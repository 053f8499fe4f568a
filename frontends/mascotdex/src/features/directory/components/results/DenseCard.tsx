import type { Mascot } from '@marcel/contracts';
import { Themed } from '../../../../shared/mascot-type/Themed';
import { MascotLink } from '../../../../shared/navigation/MascotLink';
import { Marked } from '../../../../shared/search/Marked';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import styles from './DenseCard.module.css';

/** No more than a face and a name, so that many are seen at once. */
export const DenseCard = ({ mascot }: { mascot: Mascot }) => (
  <Themed as="article" type={mascot.type} className={styles.card}>
    <MascotPortrait mascot={mascot} sizes="160px" ratio={1} />
    <h2 className={styles.name}>
      <MascotLink mascot={mascot}>
        <Marked text={mascot.name} />
      </MascotLink>
    </h2>
    <p className={styles.brand}>
      <Marked text={mascot.brand} />
    </p>
  </Themed>
);
