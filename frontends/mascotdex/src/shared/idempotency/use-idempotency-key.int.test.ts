import { IDEMPOTENCY_KEY_LENGTH } from '@marcel/contracts';
import { ApiError } from '@marcel/kit/api';
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key';

const key = () => renderHook(useIdempotencyKey).result.current;

test('keeps the key of a content for a retry after a lost response', () => {
  const keys = key();
  const first = keys.getKey('a');
  keys.finish(new TypeError('Failed to fetch'));
  expect(keys.getKey('a')).toBe(first);
});

test('creates a new key for other content, and after a response or a rejection', () => {
  const keys = key();
  const createdKeys = [keys.getKey('a'), keys.getKey('b')];
  keys.finish();
  createdKeys.push(keys.getKey('b'));
  keys.finish(ApiError.of(400, '', ''));
  createdKeys.push(keys.getKey('b'));
  expect(new Set(createdKeys).size).toBe(4);
});

test('creates keys of the length that the server requires', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((values) => values);
  expect(key().getKey('a').length).toBeGreaterThanOrEqual(IDEMPOTENCY_KEY_LENGTH.min);
});
