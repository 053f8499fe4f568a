import { fillPath, MASCOTDEX_FEED, mascotDescription, PAGES, ROUTES, type Mascot } from '@marcel/contracts';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { escape } from '../../../../platform/http/frontends/page-head.js';
import { NewestMascots } from './newest-mascots.js';

/** So many of the newest are told; readers keep what they have read. */
const ENTRIES = 50;

/** An empty feed has changed when nothing had happened yet. */
const NEVER = new Date(0).toISOString();

/** Tells feed readers of new mascots, in Atom (RFC 4287). */
@ApiExcludeController()
@Controller()
export class FeedController {
  constructor(private readonly newest: NewestMascots) {}

  @Get(ROUTES.feed)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  async feed(@Req() request: FastifyRequest): Promise<string> {
    const { origin, mascots } = await this.newest.find(request, ENTRIES);
    const updated = mascots.map(({ updatedAt }) => updatedAt).sort();
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<title>${MASCOTDEX_FEED}</title>`,
      `<id>${escape(origin + PAGES.directory)}</id>`,
      `<link rel="self" type="application/atom+xml" href="${escape(origin + ROUTES.feed)}"/>`,
      `<link rel="alternate" type="text/html" href="${escape(origin + PAGES.directory)}"/>`,
      `<updated>${updated.at(-1) ?? NEVER}</updated>`,
      ...mascots.map((mascot) => entryOf(mascot, origin)),
      '</feed>\n',
    ].join('\n');
  }
}

function entryOf(mascot: Mascot, origin: string): string {
  const address = escape(origin + fillPath(PAGES.mascot, { slug: mascot.slug }));
  return [
    '<entry>',
    `<title>${textOf(`${mascot.name} (${mascot.brand})`)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${mascot.createdAt}</published>`,
    `<updated>${mascot.updatedAt}</updated>`,
    `<author><name>${textOf(mascot.contributor)}</name></author>`,
    `<summary>${textOf(mascotDescription(mascot))}</summary>`,
    '</entry>',
  ].join('\n');
}

/** XML has no way to write control characters, nor the two that are none. */
const textOf = (text: string) => escape(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '));
