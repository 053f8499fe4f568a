import { ROUTES } from '@marcel/contracts';
import { Fragment, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { version } from '../../../shared/version';
import { BUILT, CREDITS, README_TEXTS, TO_DO } from '../readme-texts';
import { SHORTCUTS } from '../shortcuts';
import styles from './Readme.module.css';

/** What Marcel OS says of itself. */
export const Readme = () => (
  <div className={styles.readme}>
    <p>{README_TEXTS.lead}</p>
    <Part title={README_TEXTS.todo}>
      <ul className={styles.todo}>
        {TO_DO.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>: {text}
          </li>
        ))}
      </ul>
    </Part>
    <Part title={README_TEXTS.keys}>
      <Shortcuts />
    </Part>
    <Part title={README_TEXTS.built}>
      {BUILT.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Part>
    <Part title={README_TEXTS.credits}>
      <dl className={styles.credits}>
        {CREDITS.map(({ what, who }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title={README_TEXTS.about}>
      <p>{README_TEXTS.version(version)}</p>
      <p>
        <a href={ROUTES.docs} target="_blank" rel="noopener noreferrer">
          {README_TEXTS.api} {README_TEXTS.newTab}
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
        <th scope="col">{README_TEXTS.does}</th>
        <th scope="col">{README_TEXTS.press}</th>
      </tr>
    </thead>
    <tbody>
      {SHORTCUTS.map(({ does, keys }) => (
        <tr key={does}>
          <td>{does}</td>
          <td>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && ` ${README_TEXTS.or} `}
                <kbd className={styles.key}>{key}</kbd>
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
