import * as z from 'zod/mini';
import { jsonStore } from './json-store';

const store = jsonStore(() => localStorage, 'kept', z.object({ name: z.string() }));

beforeEach(() => localStorage.clear());

test('a value comes back until it is cleared', () => {
  store.write({ name: 'Tux' });
  expect(store.read()).toEqual({ name: 'Tux' });
  store.clear();
  expect(store.read()).toBeNull();
});

test.each(['{"name":5}', '{"na', '[]', 'null'])('the damaged entry %s counts as nothing', (text) => {
  localStorage.setItem('kept', text);
  expect(store.read()).toBeNull();
});

test('a browser that stores nothing breaks nothing', () => {
  const refusing = jsonStore<string>(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'kept',
    z.string(),
  );
  refusing.write('Tux');
  refusing.clear();
  expect(refusing.read()).toBeNull();
});
