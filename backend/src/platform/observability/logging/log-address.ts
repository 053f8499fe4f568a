import ipaddr from 'ipaddr.js';
import type { LoggedAddresses } from '../../config/environment.js';

/** What of an address stays: enough to tell providers and regions apart, too little to tell people apart. */
const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const;

/** A client's address as the log may tell it; undefined where it may tell nothing. */
export function logAddress(address: string, how: LoggedAddresses): string | undefined {
  if (how === 'whole') return address;
  if (how === 'none' || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const range = `${parsed.toString()}/${KEPT_BITS[parsed.kind()]}`;
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return network.networkAddressFromCIDR(range).toString();
}
