import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import { Button, Icon, Spinner } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import styles from './ImportExplanation.module.css';

const NAMES = new Intl.ListFormat('en').format(DEMONSTRATION_MASCOTS.map(({ name }) => name));

interface ImportExplanationProps {
  importing: boolean;
  onImport: () => void;
}

export const ImportExplanation = ({ importing, onImport }: ImportExplanationProps) => (
  <Card title="Import Demonstration Mascots">
    <p>
      Imports a fixed set of five demonstration mascots ({NAMES}) from data that lies on the server. No file is
      uploaded.
    </p>
    <ul className={styles.rules}>
      <li>Every row is validated first</li>
      <li>Duplicate names are skipped</li>
      <li>Invalid rows are reported as errors</li>
      <li>URL-friendly slugs are created for new mascots</li>
    </ul>
    <Button kind="primary" className={styles.import} disabled={importing} onClick={onImport}>
      {importing ? (
        <Spinner label="Importing Demo Data..." />
      ) : (
        <>
          <Icon name="upload" /> Import Demonstration Mascots
        </>
      )}
    </Button>
  </Card>
);
