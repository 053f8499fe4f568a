import { HEADERS } from '@marcel/contracts';
import type { FastifyReply } from 'fastify';

export interface PageOfList {
  readonly total: number;
  /** What `after` has to say for the next page; null on the last one. */
  readonly next: string | null;
}

/** Tells in headers what the body, a bare array, has no place for. */
export function tellPage(reply: FastifyReply, { total, next }: PageOfList): void {
  void reply.header(HEADERS.totalCount, total);
  if (next !== null) void reply.header(HEADERS.nextAfter, next);
}
