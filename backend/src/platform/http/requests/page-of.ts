import type { ListPageQuery } from '@marcel/contracts';
import type { FastifyReply } from 'fastify';
import { tellPage } from './tell-page.js';

/** The part of a list that was asked for, with the number of all in the headers. */
export function pageOf<Item>(all: readonly Item[], { offset, limit }: ListPageQuery, reply: FastifyReply): Item[] {
  tellPage(reply, { total: all.length, next: null });
  return all.slice(offset, offset + limit);
}
