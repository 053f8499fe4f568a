import { SCORE, type Mascot } from '@marcel/contracts';
import { isolated } from '@marcel/kit/programs';
import { Themed } from '../../../../shared/mascot-type/Themed';
import { MascotLink } from '../../../../shared/navigation/MascotLink';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import { SCORE_LABELS } from '../../../../shared/scores/score-labels';
import { entryNumber, lifetime } from '../../../../shared/text/mascot-texts';
import { cardStats } from '../../card-stats';
import styles from './TradingCard.module.css';

const MOVES = SCORE_LABELS.filter(({ name }) => name !== 'longevityScore');

/** A mascot as a trading card; all of it leads to the mascot's page. */
export function TradingCard({ mascot }: { mascot: Mascot }) {
  const { health, level } = cardStats(mascot);
  return (
    <Themed as="article" type={mascot.type} className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          <MascotLink mascot={mascot}>
            <bdi>{mascot.name}</bdi>
          </MascotLink>
        </h2>
        <p className={styles.health}>
          <abbr title="Health points">HP</abbr> {health}
        </p>
      </header>
      <div className={styles.picture}>
        <MascotPortrait mascot={mascot} sizes="280px" ratio={1.5} eager />
      </div>
      <p className={styles.ribbon}>
        {[mascot.type, isolated(mascot.brand), lifetime(mascot)].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.moves}>
        {MOVES.map(({ name, full }) => (
          <div key={name} className={styles.move}>
            <dt>{full}</dt>
            <dd>
              {mascot[name]}/{SCORE.max}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.words} dir="auto">
        {mascot.visualDesc}
      </p>
      <footer className={styles.foot}>
        <span>{entryNumber(mascot.id)}</span>
        <span>
          <abbr title="Level">LV</abbr> {level}
        </span>
      </footer>
    </Themed>
  );
}
