import ipaddr from 'ipaddr.js';

/** All that is given out to networks of the open internet; what else looks like an address may stand for an inner one. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the open internet: not to this machine, a private network, or any special use. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST));
}
