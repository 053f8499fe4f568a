import type { PreparedCriteria } from '../../prepared-query.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SqlValue } from '../sql.js';
import { toCondition, type Condition } from './condition.js';
import { toSearchTerm, type SearchTerm } from './search-term.js';

/** What documents must meet. */
export interface Criteria {
  readonly conditions: readonly Condition[];
  readonly term: SearchTerm | undefined;
}

export type Lead =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'search' }
  | { readonly kind: 'scan' }
  | { readonly kind: 'walk'; readonly field: string };

export interface Selection {
  readonly row: string;
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export function toCriteria(layout: CollectionLayout, { filters, search }: PreparedCriteria): Criteria {
  return {
    conditions: filters.map((filter) => toCondition(layout, filter)),
    term: search === undefined ? undefined : toSearchTerm(layout, search),
  };
}

export function select(layout: CollectionLayout, criteria: Criteria, lead: Lead, withFields: boolean): Selection {
  const { conditions, term } = criteria;
  const needsFields = withFields || conditions.length > 0;
  const tests = conditions.map((condition) => ({
    sql: leadsTo(lead, condition) ? condition.indexed : condition.testing,
    values: condition.values,
  }));
  const literal = term === undefined ? [] : [{ sql: term.literal, values: term.literalValues }];

  if (lead.kind === 'search' && term?.trigrams !== undefined) {
    const row = `${layout.trigrams}.rowid`;
    const texts = term.exact ? [] : [`${layout.texts} t ON t._row = ${row}`];
    const fields = needsFields ? [`${layout.fields} m ON m._row = ${row}`] : [];
    const match = { sql: `${layout.trigrams} MATCH ?`, values: [term.trigrams] };
    return compose(row, layout.trigrams, [...texts, ...fields], [match, ...(term.exact ? [] : literal), ...tests]);
  }
  if (!needsFields && term !== undefined) return compose('t._row', `${layout.texts} t`, [], literal);
  const texts = term === undefined ? [] : [`${layout.texts} t ON t._row = m._row`];
  return compose('m._row', `${layout.fields} m ${accessOf(layout, lead)}`, texts, [...tests, ...literal]);
}

function leadsTo(lead: Lead, condition: Condition): boolean {
  if (lead.kind === 'walk') return lead.field === condition.stretchOf;
  return lead.kind === 'condition' && lead.condition === condition;
}

function accessOf(layout: CollectionLayout, lead: Lead): string {
  if (lead.kind === 'walk') return layout.orderedBy(lead.field);
  return lead.kind === 'scan' ? 'NOT INDEXED' : '';
}

function compose(
  row: string,
  first: string,
  joined: readonly string[],
  tests: readonly { sql: string; values: readonly SqlValue[] }[],
): Selection {
  const from = [first, ...joined].join(' CROSS JOIN ');
  const where = tests.length === 0 ? '' : ` WHERE ${tests.map(({ sql }) => sql).join(' AND ')}`;
  return { row, sql: `FROM ${from}${where}`, values: tests.flatMap(({ values }) => values) };
}
