import { aMascot } from '../../shared/testing/fixtures';
import { offsetOf, sortFromText, sortToText, toMascotList } from './mascot-page';

const mascots = (count: number) =>
  Array.from({ length: count }, (_, index) => aMascot({ id: index + 1, name: `Mascot ${index + 1}`, brand: 'Acme' }));
const query = (page: number, search = '') => ({ page, limit: 10, search });
const idsOf = (list: { mascots: { id: number }[] }) => list.mascots.map(({ id }) => id);

it.each(['name-asc', 'likes-desc'])('reads the sort that it writes into the address: %s', (text) => {
  const sort = sortFromText(text);
  expect(sort && sortToText(sort)).toBe(text);
});

it.each([null, '', 'name', 'slug-asc', 'name-up'])('reads no sort out of %j', (text) =>
  expect(sortFromText(text)).toBeUndefined(),
);

describe('a page of mascots', () => {
  it('starts after the pages before it', () => {
    expect([1, 2, 5].map((page) => offsetOf(query(page)))).toEqual([0, 10, 40]);
  });

  it('takes an answer with pagination as it is', () => {
    const pagination = { page: 2, limit: 10, total: 12, totalPages: 2, hasPrev: true, hasNext: false };
    const answer = { mascots: mascots(2), pagination };
    expect(toMascotList(answer, query(2))).toBe(answer);
  });

  it('cuts a bare list of everything', () => {
    const list = toMascotList(mascots(23), query(3));
    expect(idsOf(list)).toEqual([21, 22, 23]);
    expect(list.pagination).toEqual({ page: 3, limit: 10, total: 23, totalPages: 3, hasPrev: true, hasNext: false });
  });

  it('searches a bare list of everything by name or brand', () => {
    const all = [...mascots(20), aMascot({ id: 99, name: 'Duke', brand: 'Java' })];
    expect(idsOf(toMascotList(all, query(1, 'DUKE')))).toEqual([99]);
    expect(idsOf(toMascotList(all, query(1, 'java')))).toEqual([99]);
  });

  it('offers one more page after a full bare page', () => {
    const { pagination } = toMascotList(mascots(10), query(2));
    expect(pagination).toMatchObject({ total: 21, totalPages: 3, hasPrev: true, hasNext: true });
  });

  it('ends at a bare page that is not full', () => {
    const { pagination } = toMascotList(mascots(4), query(2));
    expect(pagination).toMatchObject({ total: 14, totalPages: 2, hasPrev: true, hasNext: false });
  });

  it('has one page when there is nothing', () => {
    const { pagination } = toMascotList([], query(1));
    expect(pagination).toMatchObject({ total: 0, totalPages: 1, hasPrev: false, hasNext: false });
  });
});
