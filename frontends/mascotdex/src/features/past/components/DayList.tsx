import { classes } from '@marcel/kit';
import { Link } from 'react-router-dom';
import { Themed } from '../../../shared/mascot-type/Themed';
import { mascotPage } from '../../../shared/navigation/pages';
import { MascotPortrait } from '../../../shared/portrait/MascotPortrait';
import { likesInWords } from '../../../shared/text/mascot-texts';
import type { Day } from '../api/use-day';
import type { Move } from '../places';
import { PAST_TEXTS } from '../texts';
import styles from './DayList.module.css';

/** The most liked mascots of a day, each with a bar as long as it was liked, and how it has moved. */
export function DayList({ day: { day, mascots }, moves }: { day: Day; moves: ReadonlyMap<number, Move> }) {
  const most = Math.max(1, ...mascots.map(({ likes }) => likes));
  return (
    <ol className={styles.list} aria-label="Most liked">
      {mascots.map((mascot) => (
        <Themed key={mascot.id} as="li" type={mascot.type} className={styles.row}>
          <div className={styles.picture}>
            <MascotPortrait mascot={mascot} sizes="48px" ratio={1} />
          </div>
          <div className={styles.names}>
            <Link to={mascotPage(mascot.slug, day)} className={styles.name}>
              <bdi>{mascot.name}</bdi>
            </Link>{' '}
            <bdi className={styles.brand}>{mascot.brand}</bdi>
            <div className={styles.bar} style={{ inlineSize: `${(mascot.likes / most) * 100}%` }} />
          </div>
          <p className={styles.likes}>
            {likesInWords(mascot.likes)} <MoveMark move={moves.get(mascot.id)} />
          </p>
        </Themed>
      ))}
    </ol>
  );
}

function MoveMark({ move }: { move: Move }) {
  if (move === undefined || move === 0) return null;
  if (move === 'new') return <span className={classes(styles.move, styles.new)}>{PAST_TEXTS.new}</span>;
  const words = move > 0 ? PAST_TEXTS.rose(move) : PAST_TEXTS.fell(-move);
  return (
    <span className={classes(styles.move, move > 0 ? styles.rose : styles.fell)} role="img" aria-label={words}>
      {move > 0 ? `▲${move}` : `▼${-move}`}
    </span>
  );
}
