import { MarcelArt } from '../art/MarcelArt';
import css from './Placeholder.module.css';

/** Stands in the place of a picture: Marcel in a pose that fits, and why there is none. */
export function Placeholder({ pose, children }: { pose: () => string; children: string }) {
  return (
    <div className={css.placeholder}>
      <MarcelArt pose={pose} className={css.art} />
      <p className={css.text}>{children}</p>
    </div>
  );
}
