import { Icon } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { useTakeDirectory } from '../api/use-take-away';

export function ExportCard() {
  const { mutate, isPending } = useTakeDirectory();
  return (
    <Card title="Export the Directory">
      <p>All mascots with every field. The CSV can be imported again.</p>
      <Actions>
        <Button icon={<Icon name="download" />} disabled={isPending} onClick={() => mutate('csv')}>
          Download CSV
        </Button>
        <Button icon={<Icon name="download" />} disabled={isPending} onClick={() => mutate('json')}>
          Download JSON
        </Button>
      </Actions>
    </Card>
  );
}
