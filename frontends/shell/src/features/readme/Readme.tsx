import { ROUTES } from '@marcel/contracts';
import { Fragment, useId, type ReactNode } from 'react';
import { formatKeys, START_KEYS, WINDOW_KEYS } from '../../shared/keys';
import { version } from '../../../package.json';
import styles from './Readme.module.css';

const SHORTCUTS: readonly { does: string; keys: readonly string[] }[] = [
  { does: 'Open START, or close it', keys: START_KEYS.map(formatKeys) },
  { does: 'Search, while START is open', keys: ['Any letter'] },
  { does: 'Next window', keys: [formatKeys(WINDOW_KEYS.next)] },
  { does: 'Previous window', keys: [formatKeys(WINDOW_KEYS.previous)] },
  { does: 'Maximize the window, or restore it', keys: [formatKeys(WINDOW_KEYS.maximize)] },
  { does: 'Minimize the window', keys: [formatKeys(WINDOW_KEYS.minimize)] },
  { does: 'Tile the window left, or restore it', keys: [formatKeys(WINDOW_KEYS.left)] },
  { does: 'Tile the window right, or restore it', keys: [formatKeys(WINDOW_KEYS.right)] },
  { does: 'Close the window', keys: [formatKeys(WINDOW_KEYS.close)] },
  { does: 'Open link in a new window', keys: ['Ctrl+Click', 'Middle click'] },
  { does: 'Move a window or an icon, from its menu', keys: ['Arrow keys'] },
  { does: 'Close what is open', keys: ['Esc'] },
];

const CREDITS = [
  {
    what: 'Fonts, SIL Open Font License 1.1',
    who: 'Pixelify Sans by the Pixelify Sans Project Authors, Chakra Petch by Cadson Demak',
  },
  { what: 'Icons in generated pictures', who: 'Fluent Emoji by Microsoft, MIT License' },
  { what: 'Music', who: 'Bouncing Ball, Dreaming of Bones and Sunset Walkies, composed for Marcel OS, MIT License' },
  { what: 'Marcel, icons and wallpapers', who: 'Drawn for Marcel OS, MIT License' },
  { what: 'Mascots', who: 'Belong to their owners; the drawings of the demonstration set are ours' },
] as const;

export const Readme = () => (
  <div className={styles.readme}>
    <p>
      A retro desktop in your browser: a directory of brand mascots, and a studio where Marcel the blue dog hugs you.
    </p>
    <Part title="Keyboard Shortcuts">
      <Shortcuts />
    </Part>
    <Part title="Credits">
      <dl className={styles.credits}>
        {CREDITS.map(({ what, who }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="About">
      <p>Marcel OS {version}</p>
      <p>
        <a href={ROUTES.docs} target="_blank" rel="noopener noreferrer">
          API documentation (opens in a new tab)
        </a>
      </p>
    </Part>
  </div>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Shortcuts = () => (
  <table className={styles.keys}>
    <thead>
      <tr>
        <th scope="col">Action</th>
        <th scope="col">Press</th>
      </tr>
    </thead>
    <tbody>
      {SHORTCUTS.map(({ does, keys }) => (
        <tr key={does}>
          <td>{does}</td>
          <td>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' or '}
                <kbd className={styles.key}>{key}</kbd>
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
