import { LikeCount } from '@marcel/contracts';
import { jsonStore } from './json-store';

const store = jsonStore(() => localStorage, 'kept', LikeCount);

beforeEach(() => localStorage.clear());

test('keeps a value until it is cleared', () => {
  store.write({ id: 7, likes: 3 });
  expect(store.read()).toEqual({ id: 7, likes: 3 });
  store.clear();
  expect(store.read()).toBeNull();
});

test.each(['{"id":"seven","likes":3}', '{"id', '[]', 'null'])('ignores the damaged entry %s', (text) => {
  localStorage.setItem('kept', text);
  expect(store.read()).toBeNull();
});

test('does nothing when storage is blocked', () => {
  const blockedStore = jsonStore(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'kept',
    LikeCount,
  );
  blockedStore.write({ id: 7, likes: 3 });
  blockedStore.clear();
  expect(blockedStore.read()).toBeNull();
});
