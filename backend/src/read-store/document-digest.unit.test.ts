import { digestOf } from './document-digest.js';

it('depends on the documents and their order, not on the order of their keys', () => {
  const digest = digestOf([{ id: 1, name: 'a', deep: { x: 1, y: 2 } }, { id: 2 }]);
  expect(digestOf([{ deep: { y: 2, x: 1 }, name: 'a', id: 1 }, { id: 2 }])).toBe(digest);
  expect(digestOf([{ id: 2 }, { id: 1, name: 'a', deep: { x: 1, y: 2 } }])).not.toBe(digest);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
});
