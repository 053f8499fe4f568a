import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { hug, pendingHug } from '../../shared/testing/records';
import { hugPage } from './api';

function refetchInterval(items: ReturnType<typeof hug>[]): number | false {
  const client = new QueryClient();
  const page = hugPage(1);
  client.setQueryData(page.queryKey, { items, total: items.length, limit: 20 });
  const query = new QueryObserver(client, { ...page, enabled: false }).getCurrentQuery();
  return page.refetchInterval instanceof Function ? (page.refetchInterval(query) ?? false) : false;
}

test('polls a page every five seconds only while a picture is unfinished', () => {
  expect(refetchInterval([hug(), pendingHug({ id: 2 })])).toBe(5000);
  expect(refetchInterval([hug(), pendingHug({ id: 2, status: 'failed' })])).toBe(false);
});

test('refetches only the first page when the visitor returns', () => {
  expect(hugPage(1).refetchOnWindowFocus).toBe('always');
  expect(hugPage(2).refetchOnWindowFocus).toBe(false);
});
