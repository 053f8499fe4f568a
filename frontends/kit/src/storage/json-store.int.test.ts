import { LikeCount } from '@marcel/contracts';
import { jsonStore } from './json-store';

const store = jsonStore(() => localStorage, 'kept', LikeCount);

beforeEach(() => localStorage.clear());

test('a value comes back until it is cleared', () => {
  store.write({ id: 7, likes: 3 });
  expect(store.read()).toEqual({ id: 7, likes: 3 });
  store.clear();
  expect(store.read()).toBeNull();
});

test.each(['{"id":"seven","likes":3}', '{"id', '[]', 'null'])('the damaged entry %s counts as nothing', (text) => {
  localStorage.setItem('kept', text);
  expect(store.read()).toBeNull();
});

test('a browser that stores nothing breaks nothing', () => {
  const refusing = jsonStore(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'kept',
    LikeCount,
  );
  refusing.write({ id: 7, likes: 3 });
  refusing.clear();
  expect(refusing.read()).toBeNull();
});
