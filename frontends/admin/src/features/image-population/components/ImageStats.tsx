import type { PopulationStats } from '../population';
import styles from './ImageStats.module.css';

/** How far the directory is from a picture for every mascot. */
export function ImageStats({ stats }: { stats: PopulationStats }) {
  const { total, counted, withImages, missing, completion } = stats;
  const tiles = [
    ['Total Mascots', total],
    ['With Images', withImages],
    ['Missing Images', missing],
    ['Completion', `${completion}%`],
  ] as const;
  return (
    <div>
      <dl className={styles.tiles}>
        {tiles.map(([label, value]) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {counted < total && <p>Images are counted over the {counted} mascots loaded so far.</p>}
    </div>
  );
}
