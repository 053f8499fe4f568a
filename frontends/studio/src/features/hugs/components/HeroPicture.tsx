import { hugging } from '@marcel/art/poses/hugging';
import { sitting } from '@marcel/art/poses/sitting';
import { Icon } from '@marcel/kit';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import styles from './HeroPicture.module.css';

export function HeroPicture() {
  return (
    <figure
      className={styles.hero}
      role="img"
      aria-label="Your portrait and Marcel become one picture: Marcel hugs you."
    >
      <span className={styles.portrait}>
        <Icon name="user" size={72} />
      </span>
      <Icon name="plus" size={24} />
      <MarcelArt pose={sitting} className={styles.marcel} />
      <Icon name="right" size={32} />
      <MarcelArt pose={hugging} className={styles.hug} />
    </figure>
  );
}
