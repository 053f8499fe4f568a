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
