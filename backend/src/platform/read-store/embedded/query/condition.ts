import type { PreparedFilter, PreparedPlace } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';

export interface Condition {
  readonly indexed: string;
  /** Only tests rows: the unary plus keeps the planner from using the index. */
  readonly testing: string;
  readonly values: readonly SqlValue[];
  readonly stretchOf?: string;
}

export function toCondition(layout: CollectionLayout, filter: PreparedFilter): Condition {
  if (filter.kind === 'behind') return behind(layout, filter);
  const column = `m.${layout.column(filter.field)}`;
  const { sql, values } = filter.kind === 'oneOf' ? oneOf(filter) : range(filter);
  const stretchOf = filter.kind === 'range' ? { stretchOf: filter.field } : {};
  return { indexed: sql(column), testing: sql(`+${column}`), values, ...stretchOf };
}

interface Test {
  readonly sql: (column: string) => string;
  readonly values: readonly SqlValue[];
}

function oneOf({ values, orMissing }: Extract<PreparedFilter, { kind: 'oneOf' }>): Test {
  const list = values.map(() => '?').join(', ');
  const sql = (column: string) =>
    orMissing ? `(${column} IN (${list}) OR ${column} IS NULL)` : `${column} IN (${list})`;
  return { sql, values };
}

function behind(layout: CollectionLayout, { field, direction, value, id }: PreparedPlace): Condition {
  const comparison = direction === 'asc' ? '>' : '<';
  const [column, idColumn] = [`m.${layout.column(field)}`, `m.${layout.idColumn}`];
  const isBehind = `${idColumn} ${comparison} ?`;
  const { sql, values } =
    field === 'id'
      ? { sql: isBehind, values: [id] }
      : value === null
        ? { sql: `(${column} IS NULL AND ${isBehind})`, values: [id] }
        : {
            sql: `(${column} ${comparison} ? OR (${column} = ? AND ${isBehind}) OR ${column} IS NULL)`,
            values: [value, value, id],
          };
  return { indexed: sql, testing: sql, values };
}

function range({ from, to }: Extract<PreparedFilter, { kind: 'range' }>): Test {
  const bounds = [
    ...(from === undefined ? [] : [{ comparison: '>= ?', value: from }]),
    ...(to === undefined ? [] : [{ comparison: '<= ?', value: to }]),
  ];
  if (bounds.length === 0) return { sql: (column) => `${column} IS NOT NULL`, values: [] };
  return {
    sql: (column) => bounds.map(({ comparison }) => `${column} ${comparison}`).join(' AND '),
    values: bounds.map(({ value }) => value),
  };
}
