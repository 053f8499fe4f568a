import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { customerNetworkOf } from '../rate-limits/network-of.js';
import { SEATS } from './visitor-choice.js';

/** What whoever passes requests on says of it. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

/** The network that a visit counts for. On this machine browsers have one address, and are told apart by their seats. */
export const networkOfVisit = (sender: Sender, seat: number): string =>
  isOnThisMachine(sender) ? seatedHere(seat) : customerNetworkOf(sender.ip);

/** The networks that a report may be of, which says nothing of a seat. */
export const networksOfReport = (sender: Sender): readonly string[] =>
  isOnThisMachine(sender)
    ? Array.from({ length: SEATS }, (_, seat) => seatedHere(seat))
    : [customerNetworkOf(sender.ip)];

const seatedHere = (seat: number): string => `this machine, seat ${seat}`;

/** Whether somebody asks from where the product runs: nobody else has that address but through something that passes requests on. */
function isOnThisMachine({ ip, headers }: Sender): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}
