import { HEADERS, type ListPageQuery, type Pagination } from '@marcel/contracts';
import type { FastifyReply } from 'fastify';

export function paginate(offset: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    total,
    totalPages,
    hasPrev: offset > 0,
    hasNext: offset + limit < total,
  };
}

export interface PageOfList {
  readonly total: number;
  readonly next: string | null;
}

export function tellPage(reply: FastifyReply, { total, next }: PageOfList): void {
  void reply.header(HEADERS.totalCount, total);
  if (next !== null) void reply.header(HEADERS.nextAfter, next);
}

export function pageOf<Item>(all: readonly Item[], { offset, limit }: ListPageQuery, reply: FastifyReply): Item[] {
  tellPage(reply, { total: all.length, next: null });
  return all.slice(offset, offset + limit);
}
