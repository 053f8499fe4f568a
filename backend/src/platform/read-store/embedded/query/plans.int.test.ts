import { type Lead, select, toCriteria } from './selection.js';
import { orderBy } from './page-finder.js';
import { CollectionLayout } from '../collection-layout.js';
import { openViews } from '../open-views.js';
import { prepareQuery } from '../../prepared-query.js';
import { mascots, tags } from '../../test-support/harness.js';
import { silentLog } from '../../test-support/silent-log.js';
import type { Query } from '../../read-store.js';

describe('how the engine goes about a page', () => {
  const sql = openViews(':memory:', silentLog);
  const layouts = [new CollectionLayout(1, mascots), new CollectionLayout(2, tags)] as const;
  const searched = new CollectionLayout(3, { ...mascots, columns: ['year'] });
  beforeAll(() => {
    for (const layout of [...layouts, searched]) sql.script([layout.create(), ...layout.createIndexes()].join(';\n'));
  });
  afterAll(() => sql.close());

  const planOf = (
    layout: CollectionLayout,
    query: Query,
    lead: (criteria: ReturnType<typeof toCriteria>) => Lead,
    reversed = false,
  ): string => {
    const prepared = prepareQuery(layout.definition, query);
    const criteria = toCriteria(layout, prepared);
    const { row, sql: selection, values } = select(layout, criteria, lead(criteria), true);
    const rows = sql.rows(
      `EXPLAIN QUERY PLAN SELECT ${row} ${selection} ORDER BY ${orderBy(layout, prepared.sort, reversed)} LIMIT 20`,
      ...values,
    );
    return rows.map((cells) => String(cells[3])).join('; ');
  };

  const sorts = layouts.flatMap((layout) =>
    [...layout.fieldNames, 'id'].map((field) => ({ collection: layout.definition.name, layout, field })),
  );

  it.each(sorts)(
    'walks $collection by $field in both directions and from both ends without sorting',
    ({ layout, field }) => {
      for (const direction of ['asc', 'desc'] as const) {
        for (const reversed of [false, true]) {
          expect(
            planOf(layout, { sort: { field, direction } }, () => ({ kind: 'walk', field }), reversed),
          ).not.toContain('TEMP B-TREE');
        }
      }
    },
  );

  it.each([...layouts[0].fieldNames])('finds documents through the index of %s', (field) => {
    const condition = { field, oneOf: ['x', 1, null] };
    const plan = planOf(layouts[0], { where: [condition] }, ({ conditions: [first] }) =>
      first ? { kind: 'condition', condition: first } : { kind: 'scan' },
    );
    expect(plan).toMatch(new RegExp(`INDEX i1_${field} `));
    expect(plan).not.toContain('SCAN');
  });

  it.each(['asc', 'desc'] as const)('walks no further than a stretch of the field, %s', (direction) => {
    const [layout] = layouts;
    const [field = ''] = layout.apart;
    const query = { where: [{ field, from: 3, to: 7 }], sort: { field, direction } };
    const plan = planOf(layout, query, () => ({ kind: 'walk', field }));
    expect(plan).toMatch(new RegExp(`^SEARCH m USING .*INDEX i1_${field} \\(${field}>\\? AND ${field}<\\?\\)`));
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it('starts a search at the trigrams', () => {
    expect(planOf(searched, { search: 'robot' }, () => ({ kind: 'search' }))).toMatch(/^SCAN c3_trigram VIRTUAL TABLE/);
  });
});
