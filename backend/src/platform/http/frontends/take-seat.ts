import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import type { ReleasedFrontends } from './released-frontends.js';
import { chooseFor, cookiesOf, hasCanary, seatIn, SEAT_COOKIE, SEATS, type Choice } from './visitor-choice.js';

const YEAR_S = 365 * 24 * 60 * 60;

/** A cookie of ours that no script reads. */
export const cookie = ({ protocol }: FastifyRequest, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${protocol === 'https' ? '; Secure' : ''}`;

/** What the visitor gets, without a trace of the look: for the files of a page, which have followed it. */
export async function lookFor(request: FastifyRequest, released: ReleasedFrontends): Promise<Choice> {
  const cookies = cookiesOf(request.headers.cookie);
  return chooseFor(released, await released.now(), cookies, seatIn(cookies) ?? 0);
}

/**
 * What a visitor gets. Whoever has no seat takes one while anything is tried out, and keeps it; without a canary nobody needs one. An answer
 * that others would not get is kept by nobody for them.
 */
export async function choiceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  released: ReleasedFrontends,
): Promise<Choice> {
  const frontends = await released.now();
  const cookies = cookiesOf(request.headers.cookie);
  const taken = seatIn(cookies);
  const seat = taken ?? randomInt(SEATS);
  if (taken === undefined && hasCanary(frontends))
    void reply.header('set-cookie', cookie(request, SEAT_COOKIE, String(seat), YEAR_S));
  const choice = await chooseFor(released, frontends, cookies, seat);
  void reply.header('cache-control', choice.isOwn ? 'private, no-cache' : 'no-cache');
  if (choice.isOwn) void reply.header('vary', 'cookie');
  return choice;
}
