import { IMPORT_LIMITS } from '@marcel/contracts';
import { Icon, useToast } from '@marcel/kit';
import { Flex, Form, Upload } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { Card } from '../../../shared/components/Card';
import { CSV_TEXTS } from '../csv-texts';
import { guessMapping, type Mapping } from '../mapping';
import { readCsv, type CsvTable } from '../read-csv';
import { TableToImport } from './TableToImport';

interface Chosen {
  table: CsvTable;
  mapping: Mapping;
  turn: number;
}

/** What was said of the columns holds for a corrected file, too. */
function next(table: CsvTable, before: Chosen | undefined): Chosen {
  const isSame = before !== undefined && isEqual(before.table.columns, table.columns);
  return { table, mapping: isSame ? before.mapping : guessMapping(table.columns), turn: (before?.turn ?? 0) + 1 };
}

const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, place) => one === others[place]);

/** Takes a file, and shows what is in it. */
export function FileCard() {
  const id = useId();
  const toast = useToast();
  const [chosen, setChosen] = useState<Chosen>();

  const read = (file: File) => {
    readCsv(file).then(
      (table) => setChosen((before) => next(table, before)),
      (error: unknown) =>
        toast({
          title: CSV_TEXTS.unreadable,
          body: error instanceof Error ? error.message : String(error),
          tone: 'destructive',
        }),
    );
    // It is read here; what is sent are its rows.
    return false;
  };

  return (
    <Card title="Import a CSV File">
      <Form.Item
        label="CSV file"
        layout="vertical"
        htmlFor={id}
        extra={`The first row names the columns. Up to ${IMPORT_LIMITS.rows.toLocaleString('en')} rows.`}
      >
        <Upload.Dragger
          id={id}
          accept={{ format: '.csv,text/csv', filter: 'native' }}
          showUploadList={false}
          beforeUpload={read}
        >
          <Flex gap="small" align="center" justify="center">
            <Icon name="upload" /> Choose a file or drop it here
          </Flex>
        </Upload.Dragger>
      </Form.Item>
      {chosen && (
        <TableToImport
          key={chosen.turn}
          table={chosen.table}
          mapping={chosen.mapping}
          onMapped={(mapping) => setChosen({ ...chosen, mapping })}
          onBegun={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}
