import { logAddress } from './logger.js';

it.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['::1', '::'],
  ['127.0.0.1', '127.0.0.0'],
])('%s is shortened to %s', (address, short) => {
  expect(logAddress(address, 'short')).toBe(short);
  expect(logAddress(address, 'whole')).toBe(address);
  expect(logAddress(address, 'none')).toBeUndefined();
});

it.each(['unknown', '', '192.0.2.77, 192.0.2.78', 'ann@example.com'])('%j is no address and not told', (text) =>
  expect(logAddress(text, 'short')).toBeUndefined(),
);
