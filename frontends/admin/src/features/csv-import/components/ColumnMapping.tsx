import { MASCOT_FIELD_NAMES, MASCOT_FIELDS, type MascotFieldName } from '@marcel/contracts';
import { Select, Table, type TableColumnsType } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import type { Mapping } from '../mapping';
import type { CsvTable } from '../read-csv';
import styles from './CsvImport.module.css';

interface ColumnMappingProps {
  table: CsvTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

interface Column {
  place: number;
  name: string;
  field: MascotFieldName | null;
  examples: readonly string[];
}

const NONE = '';
const OPTIONS = [
  { value: NONE, label: 'Leave out' },
  ...MASCOT_FIELD_NAMES.map((value) => ({ value, label: MASCOT_FIELDS[value].label })),
];
const EXAMPLES = 3;

const isField = (value: string): value is MascotFieldName => Object.hasOwn(MASCOT_FIELDS, value);

export function ColumnMapping({ table: { fileName, columns, rows }, mapping, onChange }: ColumnMappingProps) {
  const data = columns.map((name, place) => ({
    place,
    name: name || `Column ${place + 1}`,
    field: mapping[place] ?? null,
    examples: rows
      .map((cells) => cells[place]?.trim() ?? '')
      .filter((text) => text !== '')
      .slice(0, EXAMPLES),
  }));
  const choose = (place: number, value: string) =>
    onChange(mapping.map((field, at) => (at === place ? (isField(value) ? value : null) : field)));

  const shown: TableColumnsType<Column> = [
    {
      key: 'name',
      title: 'Column and first values',
      className: styles.cell,
      rowScope: 'row',
      render: (_, { name, examples }) => (
        <>
          <bdi>{name}</bdi>
          <span className={styles.examples}>{examples.map(isolated).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'field',
      title: 'Field',
      render: (_, { place, name, field }) => (
        <Select
          aria-label={`Field of ${name}`}
          className={styles.field}
          virtual={false}
          options={OPTIONS}
          value={field ?? NONE}
          onChange={(value: string) => choose(place, value)}
        />
      ),
    },
  ];
  return (
    <Table<Column>
      title={() => `${fileName}: ${rows.length.toLocaleString('en')} rows`}
      rowKey="place"
      pagination={false}
      columns={shown}
      dataSource={data}
    />
  );
}
