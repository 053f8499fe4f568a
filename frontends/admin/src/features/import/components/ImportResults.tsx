import { PAGES, type ImportResult } from '@marcel/contracts';
import { Icon } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import styles from './ImportResults.module.css';

/** What came in, what did not, and why. */
export const ImportResults = ({ result: { imported, errors } }: { result: ImportResult }) => (
  <Card title="Import Results">
    <dl className={styles.counts}>
      <div className={styles.imported}>
        <dt>Imported</dt>
        <dd>{imported}</dd>
      </div>
      <div className={errors.length > 0 ? styles.failed : undefined}>
        <dt>Errors</dt>
        <dd>{errors.length}</dd>
      </div>
    </dl>
    {errors.length > 0 && (
      // A list that scrolls must be reachable for those who scroll by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={styles.errors} role="region" aria-label="Error messages" tabIndex={0}>
        <ul>
          {errors.map((error, index) => (
            <li key={index}>{error}</li>
          ))}
        </ul>
      </div>
    )}
    {imported > 0 && (
      <a href={PAGES.directory} target="_blank" rel="noopener" className={styles.link}>
        View the public directory <Icon name="external" />
      </a>
    )}
  </Card>
);
