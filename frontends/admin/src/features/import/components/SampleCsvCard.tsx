import { Button, Icon } from '@marcel/kit';
import { saveFile } from '../../../shared/browser/save-file';
import { Card } from '../../../shared/components/Card';
import { SAMPLE_CSV_COLUMNS, sampleCsv } from '../sample-csv';
import styles from './SampleCsvCard.module.css';

const download = () => saveFile('sample-mascots.csv', 'text/csv;charset=utf-8', sampleCsv());

export const SampleCsvCard = () => (
  <Card title="Sample CSV">
    <p>The same five mascots as a table, with these columns:</p>
    <p className={styles.columns}>{SAMPLE_CSV_COLUMNS.join(', ')}</p>
    <Button className={styles.download} onClick={download}>
      <Icon name="download" /> Download Sample CSV
    </Button>
  </Card>
);
