import type { CollectionDefinition, Document } from '../../collection.js';
import { prepareQuery } from '../../prepared-query.js';
import type { Query } from '../../query.js';
import { pseudoRandom } from '../../../../test-support/pseudo-random.js';
import { ColumnIndex } from './column-index.js';

const definition: CollectionDefinition = {
  name: 'mascots',
  id: 'number',
  fields: { name: 'folded', style: 'text', likes: 'number', year: 'number' },
  columns: ['name', 'style', 'likes', 'year'],
};

const orderOf = (value: unknown, other: unknown): number =>
  typeof value === 'number' && typeof other === 'number'
    ? value - other
    : Buffer.compare(Buffer.from(String(value)), Buffer.from(String(other)));

function lookedUp(documents: ReadonlyMap<number, Document>, { where = [], sort, offset = 0, limit }: Query) {
  const { field, direction } = sort ?? { field: 'id', direction: 'desc' };
  const sign = direction === 'asc' ? 1 : -1;
  const passes = (document: Document): boolean =>
    where.every((filter) => {
      const value = document[filter.field] ?? null;
      if ('oneOf' in filter) return filter.oneOf.some((one) => one === value);
      const { from, to } = filter;
      return (
        value !== null &&
        (from === undefined || orderOf(value, from) >= 0) &&
        (to === undefined || orderOf(value, to) <= 0)
      );
    });
  const found = [...documents.values()].filter(passes).sort((one, other) => {
    const [value, another] = [one[field] ?? null, other[field] ?? null];
    const byId = sign * orderOf(one['id'], other['id']);
    if (value === null || another === null) return Number(value === null) - Number(another === null) || byId;
    return sign * orderOf(value, another) || byId;
  });
  return { rows: found.slice(offset, offset + (limit ?? found.length)).map(({ id }) => id), total: found.length };
}

describe('columns in memory', () => {
  const random = pseudoRandom(7);
  const draw = (bound: number): number => Math.floor(bound * random());
  const maybe = <T>(value: T): T | null => (draw(5) === 0 ? null : value);
  const anyDocument = (id: number): Document => ({
    id,
    name: maybe(['ada', 'bo', 'cé', '😀', '\ufffd'][draw(5)] ?? ''),
    style: ['flat', 'round'][draw(2)] ?? '',
    likes: draw(6),
    year: maybe(1990 + draw(4)),
  });
  const anyQuery = (): Query => {
    const filters = [
      { field: 'style', oneOf: [['flat', 'round'][draw(2)] ?? ''] },
      { field: 'year', oneOf: [null, 1991] },
      { field: 'likes', from: draw(4), to: 2 + draw(4) },
      { field: 'name', oneOf: ['ada', 'cé'] },
      { field: 'year', from: 1991 },
      { field: 'likes', oneOf: [draw(6), draw(9), draw(6)] },
      { field: 'style', from: 'g', to: ['round', 's', '😀'][draw(3)] ?? '' },
      { field: 'id', oneOf: [draw(60), draw(60), draw(60)] },
    ];
    return {
      where: filters.filter(() => draw(4) === 0),
      sort: {
        field: ['id', 'name', 'likes', 'year', 'style'][draw(5)] ?? 'id',
        direction: draw(2) === 0 ? 'asc' : 'desc',
      },
      offset: draw(3) * draw(10),
      limit: 1 + draw(12),
    };
  };

  it('find what a look at every document finds, whatever comes, goes and changes', () => {
    const documents = new Map<number, Document>();
    const index = new ColumnIndex(definition);
    for (let round = 0; round < 5000; round++) {
      const id = draw(60);
      const before = documents.get(id);
      const after = draw(4) === 0 ? undefined : anyDocument(id);
      if (after === undefined) documents.delete(id);
      else documents.set(id, after);
      const changed = Object.keys(after ?? {}).filter((key) => before?.[key] !== after?.[key]);
      if (before !== undefined && after !== undefined) index.touch(id, after, new Set(changed));
      else if (before !== after) index.touch(id, after, 'membership');
      // Often a few have changed since the last look, sometimes nearly all.
      if (round % 500 < 60) continue;
      const query = anyQuery();
      expect(index.find(prepareQuery(definition, query), undefined)).toEqual(lookedUp(documents, query));
    }
  });

  it('take in rows at once, and narrow by what a search has found', () => {
    const index = new ColumnIndex(definition);
    index.load([
      [1, 'ada', 'flat', 3, 1991],
      [2, 'bo', 'flat', 5, null],
      [7, null, 'round', 5, 1990],
    ]);
    const byLikes = { sort: { field: 'likes', direction: 'desc' } } as const;
    expect(index.find(prepareQuery(definition, byLikes), undefined)).toEqual({ rows: [7, 2, 1], total: 3 });
    expect(index.find(prepareQuery(definition, byLikes), index.slotsOf([2, 1, 99]))).toEqual({
      rows: [2, 1],
      total: 2,
    });
  });

  it('sort the few that a rare filter finds, rather than walk through all', () => {
    const index = new ColumnIndex(definition);
    const style = (id: number) => (id % 1000 === 0 ? 'rare' : 'flat');
    index.load(Array.from({ length: 5000 }, (_, id) => [id, 'x', style(id), id % 7, null] as const));
    const query = { where: [{ field: 'style', oneOf: ['rare'] }], sort: { field: 'likes', direction: 'asc' } } as const;
    expect(index.find(prepareQuery(definition, query), undefined)).toEqual({
      rows: [0, 4000, 1000, 2000, 3000].sort((one, other) => (one % 7) - (other % 7) || one - other),
      total: 5,
    });
  });
});
