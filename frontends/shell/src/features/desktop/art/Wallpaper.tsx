import { Dunes } from './Dunes';
import { Marcel } from './Marcel';
import { Sky } from './Sky';
import { Sun } from './Sun';
import styles from './Wallpaper.module.css';

/** Marcel before the setting sun. The middle of the picture stays in sight on every screen. */
export function Wallpaper() {
  return (
    <svg className={styles.wallpaper} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Sky />
      <Sun />
      <Dunes />
      <Marcel />
    </svg>
  );
}
