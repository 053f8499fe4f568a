import { digestOf } from './document-digest.js';

it('depends on the documents and their order, not on the order of their keys', async () => {
  const digest = await digestOf([{ id: 1, name: 'a', deep: { x: 1, y: 2 } }, { id: 2 }]);
  expect(await digestOf([{ deep: { y: 2, x: 1 }, name: 'a', id: 1 }, { id: 2 }])).toBe(digest);
  expect(await digestOf([{ id: 2 }, { id: 1, name: 'a', deep: { x: 1, y: 2 } }])).not.toBe(digest);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
});

it('lets others have their turn between the documents of a large store', async () => {
  const others = jest.fn();
  setImmediate(others);
  const many = Array.from({ length: 2000 }, (_, id) => ({ id }));
  await digestOf(many);
  expect(others).toHaveBeenCalled();
});

it('is the same however long others go first, and ends where they say so', async () => {
  const many = Array.from({ length: 1200 }, (_, id) => ({ id }));
  const seen: number[] = [];
  expect(await digestOf(many, async (taken) => void seen.push(taken))).toBe(await digestOf(many));
  expect(seen).toEqual([500, 1000]);
  const stop = () => Promise.reject(new Error('stopped'));
  await expect(digestOf(many, stop)).rejects.toThrow('stopped');
});
