import { DEMONSTRATION_MASCOTS, type ImportResult, MASCOT_FIELD_NAMES, MASCOT_FIELDS, PAGES } from '@marcel/contracts';
import type { DemonstrationMascot, MascotField, MascotValues } from '@marcel/contracts';
import { Icon, LinkButton, Spinner } from '@marcel/kit';
import { Button } from 'antd';
import { downloadFile } from '@marcel/kit/programs';
import Papa from 'papaparse';
import { Actions, Card, Columns, StatTiles } from '../../../shared/components/blocks';
import { useDemoImport } from '../api';
import styles from './CsvImport.module.css';

const NAMES = new Intl.ListFormat('en').format(DEMONSTRATION_MASCOTS.map(({ name }) => name));

const ImportResults = ({ imported, errors }: ImportResult) => (
  <Card title="Import Results">
    <StatTiles
      label="Rows by result"
      stats={[
        { label: 'Imported', value: imported, tone: 'green' },
        { label: 'Errors', value: errors.length, tone: errors.length > 0 ? 'red' : undefined },
      ]}
    />
    {errors.length > 0 && (
      // Makes the list scrollable by keyboard.
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

const COLUMNS = MASCOT_FIELD_NAMES.flatMap((name) => {
  const { column }: MascotField = MASCOT_FIELDS[name];
  return column === undefined ? [] : [{ name, column }];
});

export const SAMPLE_CSV_COLUMNS = COLUMNS.map(({ column }) => column);

const toRow = (mascot: Partial<MascotValues>) =>
  COLUMNS.map(({ name }) => {
    const value = mascot[name];
    return Array.isArray(value) ? value.join('; ') : value;
  });

/** Returns the demonstration set as CSV (RFC 4180). Escapes values that a spreadsheet would run as a formula. */
export const sampleCsv = (mascots: readonly DemonstrationMascot[] = DEMONSTRATION_MASCOTS): string =>
  Papa.unparse({ fields: SAMPLE_CSV_COLUMNS, data: mascots.map(toRow) }, { escapeFormulae: true, newline: '\r\n' });

const download = () =>
  downloadFile(new Blob(['\ufeff', sampleCsv()], { type: 'text/csv;charset=utf-8' }), 'sample-mascots.csv');

export function DemoDataImport() {
  const { mutate, isPending, data: result } = useDemoImport();
  return (
    <Columns
      main={
        <>
          <Card title="Import Demonstration Mascots">
            <p>
              Imports a fixed set of five demonstration mascots ({NAMES}) from data on the server. You do not need a
              file.
            </p>
            <ul>
              <li>Every row is validated first</li>
              <li>Duplicate names are skipped</li>
              <li>Invalid rows are reported as errors</li>
              <li>URL-friendly slugs are created for new mascots</li>
            </ul>
            <Actions>
              <Button
                type="primary"
                disabled={isPending}
                icon={!isPending && <Icon name="upload" />}
                onClick={() => mutate()}
              >
                {isPending ? <Spinner label="Importing Demo Data..." /> : 'Import Demonstration Mascots'}
              </Button>
            </Actions>
          </Card>
          {isPending && (
            <Card title="Processing Import">
              <Spinner label="Validating mascots and creating their pages..." />
            </Card>
          )}
          {result && !isPending && <ImportResults {...result} />}
        </>
      }
      aside={
        <Card title="Sample CSV">
          <p>The same five mascots as a table, with these columns:</p>
          <p>{SAMPLE_CSV_COLUMNS.join(', ')}</p>
          <Actions>
            <Button icon={<Icon name="download" />} onClick={download}>
              Download Sample CSV
            </Button>
          </Actions>
        </Card>
      }
    />
  );
}
