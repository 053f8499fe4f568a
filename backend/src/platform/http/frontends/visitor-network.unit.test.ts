import { networkOfVisit, networksOfReport } from './visitor-network.js';

const from = (ip: string, headers: Readonly<Record<string, string>> = {}) => ({ ip, headers });

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('%s counts for %s, whatever its seat', (ip, network) => {
  for (const seat of [0, 99]) expect(networkOfVisit(from(ip), seat)).toBe(network);
  expect(networksOfReport(from(ip))).toEqual([network]);
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('on this machine each seat counts for itself: %s', (ip) => {
  const visits = [networkOfVisit(from(ip), 0), networkOfVisit(from(ip), 99)];
  expect(new Set(visits).size).toBe(2);
  expect(networksOfReport(from(ip))).toHaveLength(100);
  expect(networksOfReport(from(ip))).toEqual(expect.arrayContaining(visits));
});

it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
  'who is behind something that passes requests on, as %s tells, is one network',
  (header) => {
    const passedOn = from('127.0.0.1', { [header]: 'anything' });
    expect([networkOfVisit(passedOn, 0), networkOfVisit(passedOn, 1)]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(networksOfReport(passedOn)).toEqual(['127.0.0.1']);
  },
);
