import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the open internet: not to this machine, a private network, or any special use. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
