import { fakeServer } from '@marcel/kit/testing';
import { QueryClient } from '@tanstack/react-query';
import { mascot, pageOf, queryOf } from '../../shared/testing/mascots';
import { relatedMascots } from './api';

const other = (id: number) => mascot({ id, name: `Mascot ${id}`, slug: `mascot-${id}` });

const serve = (ofType: readonly number[], ofIndustry: readonly number[]) =>
  fakeServer({
    'GET /api/mascots': (call) =>
      pageOf((queryOf(call).has('type') ? ofType : ofIndustry).map((id) => (id === 1 ? mascot() : other(id))))(call),
  });
const ids = async (of = mascot()) => (await new QueryClient().fetchQuery(relatedMascots(of))).map(({ id }) => id);

test('returns six mascots of the same type', async () => {
  const calls = serve([1, 2, 3, 4, 5, 6, 7], [8]);
  expect(await ids()).toEqual([2, 3, 4, 5, 6, 7]);
  expect(calls).toHaveLength(1);
});

test('fills up with mascots of the same industry, each once', async () => {
  serve([1, 2], [3, 2, 1, 4]);
  expect(await ids()).toEqual([2, 3, 4]);
});

test('returns the most liked mascots for one without type and industry', async () => {
  const calls = serve([], [2]);
  expect(await ids(mascot({ type: null, industry: null }))).toEqual([2]);
  expect(calls.map((call) => queryOf(call).has('industry'))).toEqual([false]);
});
