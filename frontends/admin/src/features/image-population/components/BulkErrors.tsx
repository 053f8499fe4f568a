import type { BulkProgress } from '../bulk-search';
import styles from './BulkSearch.module.css';

/** Which mascots could not be searched for, and why. */
export const BulkErrors = ({ errors }: Pick<BulkProgress, 'errors'>) =>
  errors.length > 0 && (
    <details>
      <summary>
        {errors.length} {errors.length === 1 ? 'error' : 'errors'}
      </summary>
      <ul className={styles.errors}>
        {errors.map(({ name, message }, index) => (
          <li key={index}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </details>
  );
