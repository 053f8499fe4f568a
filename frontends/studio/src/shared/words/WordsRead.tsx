import type { ReadWords } from '@marcel/contracts';
import styles from './WordsRead.module.css';

export function WordsRead({ words }: { words: ReadWords }) {
  const { understood, unknown, mended } = words;
  return (
    <dl className={styles.words}>
      {understood.length > 0 && (
        <div>
          <dt>In the picture</dt>
          {understood.map((phrase) => (
            <dd key={phrase} className={styles.chip}>
              {phrase}
            </dd>
          ))}
        </div>
      )}
      {mended.length > 0 && (
        <div>
          <dt>Read as</dt>
          {mended.map(({ typed, meant }) => (
            <dd key={typed}>
              {meant} (you wrote “{typed}”)
            </dd>
          ))}
        </div>
      )}
      {unknown.length > 0 && (
        <div>
          <dt>Not in it</dt>
          <dd>{unknown.join(', ')}: the painter does not know how to draw that, or not with the rest.</dd>
        </div>
      )}
    </dl>
  );
}
