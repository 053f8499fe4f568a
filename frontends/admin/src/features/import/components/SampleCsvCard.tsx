import { Icon } from '@marcel/kit';
import { Button } from '@marcel/kit/antd';
import { saveFile } from '@marcel/kit/programs';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { SAMPLE_CSV_COLUMNS, sampleCsv } from '../sample-csv';

const download = () => saveFile(new Blob([sampleCsv()], { type: 'text/csv;charset=utf-8' }), 'sample-mascots.csv');

export const SampleCsvCard = () => (
  <Card title="Sample CSV">
    <p>The same five mascots as a table, with these columns:</p>
    <p>{SAMPLE_CSV_COLUMNS.join(', ')}</p>
    <Actions>
      <Button icon={<Icon name="download" />} onClick={download}>
        Download Sample CSV
      </Button>
    </Actions>
  </Card>
);
