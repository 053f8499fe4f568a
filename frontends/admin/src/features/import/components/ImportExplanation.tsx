import { DEMONSTRATION_MASCOTS } from '@marcel/contracts';
import { Icon, Spinner } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';

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
    <ul>
      <li>Every row is validated first</li>
      <li>Duplicate names are skipped</li>
      <li>Invalid rows are reported as errors</li>
      <li>URL-friendly slugs are created for new mascots</li>
    </ul>
    <Actions>
      {importing ? (
        <Button type="primary" disabled>
          <Spinner label="Importing Demo Data..." />
        </Button>
      ) : (
        <Button type="primary" icon={<Icon name="upload" />} onClick={onImport}>
          Import Demonstration Mascots
        </Button>
      )}
    </Actions>
  </Card>
);
