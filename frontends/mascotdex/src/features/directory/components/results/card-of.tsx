import type { Mascot } from '@marcel/contracts';
import { type OnKind, Themed } from '../../../../shared/mascot-type/mascot-type';
import { MascotLink } from '../../../../shared/navigation';
import { Marked } from '../../../../shared/search/Marked';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import styles from './DenseCard.module.css';
import { type CardLayout, MascotCard } from './MascotCard';

const DenseCard = ({ mascot }: { mascot: Mascot }) => (
  <Themed as="article" type={mascot.type} className={styles.card}>
    <MascotPortrait mascot={mascot} sizes="160px" ratio={1} />
    <h2 className={styles.name}>
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

export const cardOf = (mascot: Mascot, layout: ListLayout, onKind: OnKind) =>
  layout === 'dense' ? <DenseCard mascot={mascot} /> : <MascotCard {...{ mascot, layout, onKind }} />;
