import { IMPORT_LIMITS } from '@marcel/contracts';
import { Icon, useToast } from '@marcel/kit';
import { Flex, Form, Upload } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { Card } from '../../../shared/components/Card';
import { CSV_TEXTS } from '../csv-texts';
import { readCsv, type CsvTable } from '../read-csv';
import { TableToImport } from './TableToImport';

/** Takes a file, and shows what is in it. */
export function FileCard() {
  const id = useId();
  const toast = useToast();
  const [chosen, setChosen] = useState<{ table: CsvTable; turn: number }>();

  const read = (file: File) => {
    readCsv(file).then(
      (table) => setChosen((before) => ({ table, turn: (before?.turn ?? 0) + 1 })),
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
      {chosen && <TableToImport key={chosen.turn} table={chosen.table} onBegun={() => setChosen(undefined)} />}
    </Card>
  );
}
