import { IMPORT_LIMITS, MASCOT_FIELD_NAMES, MASCOT_FIELDS } from '@marcel/contracts';
import type { ImportCheck, ImportProblem, MascotFieldName } from '@marcel/contracts';
import { Alert, Button, Flex, Select, Table, type TableColumnsType } from 'antd';
import { countText, isolateBidi } from '@marcel/kit/programs';
import { useToast } from '@marcel/kit';
import { useState } from 'react';
import { ENCODINGS, guessMapping, mappingProblem, readCsv, SEPARATORS, toRows } from '../csv';
import type { CsvTable, Mapping } from '../csv';
import styles from './CsvImport.module.css';
import { fieldTitle } from '../../../shared/texts';
import { Actions, Card } from '../../../shared/components/blocks';
import { FileField } from '../../../shared/components/FileField';
import { useStartImport, useCheckRows } from '../api';

interface ColumnMappingProps {
  table: CsvTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

const NO_FIELD = '';
const OPTIONS = [
  { value: NO_FIELD, label: 'Leave out' },
  ...MASCOT_FIELD_NAMES.map((value) => ({ value, label: MASCOT_FIELDS[value].label })),
];
const MAX_EXAMPLES = 3;

const isField = (value: string): value is MascotFieldName => Object.hasOwn(MASCOT_FIELDS, value);

function ColumnMapping({ table: { fileName, columns, rows }, mapping, onChange }: ColumnMappingProps) {
  const data = columns.map((name, index) => ({
    index,
    name: name || `Column ${index + 1}`,
    field: mapping[index] ?? null,
    examples: rows
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter((text) => text !== '')
      .slice(0, MAX_EXAMPLES),
  }));
  const choose = (index: number, value: string) =>
    onChange(mapping.map((field, column) => (column === index ? (isField(value) ? value : null) : field)));

  const tableColumns: TableColumnsType<(typeof data)[number]> = [
    {
      key: 'name',
      title: 'Column and first values',
      rowScope: 'row',
      render: (_, { name, examples }) => (
        <>
          <bdi>{name}</bdi>
          <span className={styles.examples}>{examples.map(isolateBidi).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'field',
      title: 'Field',
      render: (_, { index, name, field }) => (
        <Select
          aria-label={`Field of ${name}`}
          className={styles.field}
          virtual={false}
          options={OPTIONS}
          value={field ?? NO_FIELD}
          onChange={(value: string) => choose(index, value)}
        />
      ),
    },
  ];
  return (
    <Table
      title={() => `${fileName}: ${countText(rows.length, 'row')}`}
      rowKey="index"
      pagination={false}
      columns={tableColumns}
      dataSource={data}
    />
  );
}

interface CheckResultProps {
  check: ImportCheck;
  table: CsvTable;
  mapping: Mapping;
}

function CheckResult({ check: { rows, good, problems }, table, mapping }: CheckResultProps) {
  const rejectedRows = rows - good;
  const findValue = ({ row, field }: ImportProblem) => {
    const index = mapping.findIndex((name) => name !== null && name === field);
    return table.rows.find((one) => one.row === row)?.cells[index] ?? '';
  };
  const columns: TableColumnsType<ImportProblem> = [
    { key: 'row', title: 'Row', dataIndex: 'row' },
    {
      key: 'name',
      title: 'Name',
      width: '36%',
      render: (_, { name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'problem',
      title: 'Problem',
      render: (_, problem) => (
        <>
          {problem.message}
          {problem.field !== null && (
            <span className={styles.examples}>
              {fieldTitle(problem.field)}: {isolateBidi(findValue(problem)) || 'empty'}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <section aria-label="Check of all rows">
      <Alert
        role="status"
        type={rejectedRows === 0 ? 'success' : 'warning'}
        title={`${countText(good, 'row')} will be imported${rejectedRows === 0 ? '' : `, ${rejectedRows.toLocaleString('en')} skipped`}.`}
      />
      {problems.length > 0 && (
        <Table<ImportProblem>
          rowKey={({ row, field }) => `${row} ${field ?? ''}`}
          columns={columns}
          dataSource={[...problems]}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        />
      )}
      {problems.length === IMPORT_LIMITS.problems && (
        <p>These are the first {IMPORT_LIMITS.problems}. After the import, you can download all skipped rows as CSV.</p>
      )}
    </section>
  );
}

interface Source {
  file: File;
  format?: Parameters<typeof readCsv>[1];
}

interface FormatChoiceProps {
  table: CsvTable;
  onChoose: (chosen: Source['format']) => void;
}

const createOptions = (labels: Readonly<Record<string, string>>, current: string) =>
  Object.entries({ [current]: current, ...labels }).map(([value, label]) => ({ value, label }));

function FormatChoice({ table: { separator, encoding }, onChoose }: FormatChoiceProps) {
  return (
    <Flex gap="small" wrap>
      <Select
        aria-label="Separator"
        prefix="Separator:"
        virtual={false}
        options={createOptions(SEPARATORS, separator)}
        value={separator}
        onChange={(value: string) => onChoose({ separator: value })}
      />
      <Select
        aria-label="Encoding"
        prefix="Encoding:"
        virtual={false}
        popupMatchSelectWidth={false}
        options={createOptions(ENCODINGS, encoding)}
        value={encoding}
        onChange={(value: string) => onChoose({ encoding: value })}
      />
    </Flex>
  );
}

export function FileCard() {
  const toast = useToast();
  const [source, setSource] = useState<Source>();
  const [table, setTable] = useState<CsvTable>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const { mutate: check, data: checked, isPending: isChecking, reset } = useCheckRows();
  const { mutate: start, isPending: isStarting } = useStartImport();
  const problem = mappingProblem(mapping);
  const isBlocked = problem !== null || table?.rows.length === 0 || isChecking || isStarting;
  const changeMapping = (changed: Mapping) => {
    setMapping(changed);
    reset();
  };
  const read = async (newSource: Source) => {
    try {
      const next = await readCsv(newSource.file, newSource.format);
      // Keep the choices for the columns when a corrected file has the same columns.
      const isSame = JSON.stringify(table?.columns) === JSON.stringify(next.columns);
      changeMapping(isSame ? mapping : guessMapping(next.columns));
      setSource(newSource);
      setTable(next);
    } catch (error) {
      const body = error instanceof Error ? error.message : String(error);
      toast({ title: 'This file cannot be imported', body, tone: 'destructive' });
    }
  };
  const toRequest = (csvTable: CsvTable) => ({ fileName: csvTable.fileName, rows: toRows(csvTable, mapping) });
  return (
    <Card title="Import a CSV File">
      <FileField
        label="CSV file"
        extra={`The first row names the columns. Up to ${IMPORT_LIMITS.rows.toLocaleString('en')} rows.`}
        accept=".csv,.tsv,.txt,text/csv"
        onFile={(file) => void read({ file })}
      />
      {source && table && (
        <>
          <FormatChoice
            table={table}
            onChoose={(chosen) => void read({ ...source, format: { ...source.format, ...chosen } })}
          />
          {table.warnings.map((warning) => (
            <Alert key={warning} role="status" type="warning" title={warning} />
          ))}
          {problem !== null && <Alert role="status" type="warning" title={problem} />}
          <Actions>
            <Button disabled={isBlocked} onClick={() => check(toRequest(table))}>
              {isChecking ? 'Checking...' : 'Check All Rows'}
            </Button>
            <Button
              type="primary"
              disabled={isBlocked || checked?.good === 0}
              onClick={() => start(toRequest(table), { onSuccess: () => setTable(undefined) })}
            >
              {isStarting ? 'Sending...' : `Import ${countText(checked?.good ?? table.rows.length, 'Row')}`}
            </Button>
          </Actions>
          {checked && <CheckResult check={checked} table={table} mapping={mapping} />}
          <ColumnMapping table={table} mapping={mapping} onChange={changeMapping} />
        </>
      )}
    </Card>
  );
}
