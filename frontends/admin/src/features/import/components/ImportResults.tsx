import { PAGES, type ImportResult } from '@marcel/contracts';
import { Icon, LinkButton } from '@marcel/kit';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { StatTiles } from '../../../shared/components/StatTiles';
import styles from './ImportResults.module.css';

/** What came in, what did not, and why. */
export const ImportResults = ({ result: { imported, errors } }: { result: ImportResult }) => (
  <Card title="Import Results">
    <StatTiles
      label="Rows by result"
      stats={[
        { label: 'Imported', value: imported, tone: 'green' },
        { label: 'Errors', value: errors.length, tone: errors.length > 0 ? 'red' : undefined },
      ]}
    />
    {errors.length > 0 && (
      // A list that scrolls must be reachable for those who scroll by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={styles.errors} role="region" aria-label="Error messages" tabIndex={0}>
        <ul>
          {errors.map((error, index) => (
            <li key={index}>{error}</li>
          ))}
        </ul>
      </div>
    )}
    {imported > 0 && (
      <Actions>
        <LinkButton to={PAGES.directory} target="_blank" rel="noopener">
          View the public directory <Icon name="external" />
        </LinkButton>
      </Actions>
    )}
  </Card>
);
