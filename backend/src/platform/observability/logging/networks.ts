import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

interface NetworkBits {
  readonly ipv4: number;
  readonly ipv6: number;
}

const networks = new LRUCache<string, string>({ max: 10_000 });

/** Returns the first address of the network, or undefined for a text that is no address. */
export function toNetworkAddress(address: string, bits: NetworkBits): string | undefined {
  const key = `${bits.ipv4} ${bits.ipv6} ${address}`;
  const cached = networks.get(key);
  if (cached !== undefined || !ipaddr.isValid(address)) return cached;
  const parsed = ipaddr.process(address);
  const range = `${parsed.toString()}/${bits[parsed.kind()]}`;
  const ip = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const network = ip.networkAddressFromCIDR(range).toString();
  networks.set(key, network);
  return network;
}

/** Multiple of one network's limit that all networks of a wider network may use together. */
export const WIDE_NETWORK_FACTOR = 2;

/** Returns a name of the /24 (IPv4) or /48 (IPv6) around an address or network; all other texts are one network. */
export function toWideNetwork(network: string): string {
  const [address = ''] = network.split('/', 1);
  return `wide ${toNetworkAddress(address, { ipv4: 24, ipv6: 48 }) ?? 'unknown'}`;
}
