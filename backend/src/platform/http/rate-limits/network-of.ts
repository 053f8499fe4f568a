import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that its provider gave out; whoever has them has all addresses below. */
const OWN_BITS = 64;

/** The address that limits count by: an IPv4 address, or the network that an IPv6 address was given with. */
export function networkOf(address: string, ownBits = OWN_BITS): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ownBits}`).toString()}/${ownBits}`;
}

/** Bits of an IPv6 address that tell one customer of a provider from others: whoever has one has thousands of networks below. */
const CUSTOMER_BITS = 48;

/** The network of a customer, where each is to count once. */
export const customerNetworkOf = (address: string): string => networkOf(address, CUSTOMER_BITS);
