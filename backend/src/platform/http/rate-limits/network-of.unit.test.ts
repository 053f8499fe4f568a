import { networkOf } from './network-of.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nonsense', 'nonsense'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts larger networks where told to', () => expect(networkOf('2001:db8:1:2::9', 48)).toBe('2001:db8:1::/48'));
