import { classes } from '@marcel/kit';
import { Statistic } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import styles from './StatTiles.module.css';

interface Stat {
  label: string;
  value: number | string;
  tone?: 'blue' | 'yellow' | 'green' | 'red' | undefined;
  page?: string;
}

export const StatTiles = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <ul className={styles.tiles} aria-label={label}>
    {stats.map(({ page, tone = 'blue', ...stat }) => (
      <li key={stat.label} className={classes(styles.tile, styles[tone])}>
        {page === undefined ? <Tile {...stat} /> : <Link to={page}>{<Tile {...stat} />}</Link>}
      </li>
    ))}
  </ul>
);

const Tile = ({ label, value }: Stat) => <Statistic title={`${label} `} value={value} />;
