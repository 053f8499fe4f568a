import { ERROR_MESSAGES, fillPath, Mascot, PAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { siteOrigin } from '../../../../platform/http/site/site-origin.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../../views.js';

/** The protocol's limit for one file. */
const MOST_ENTRIES = 50_000;

/** Tells search engines what there is to find, and what is none of their business. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get(ROUTES.sitemap)
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(@Req() request: FastifyRequest): Promise<string> {
    const origin = siteOrigin(request, this.settings.publicUrl);
    // The protocol wants whole addresses.
    if (origin === '') throw new DomainError('not_found', ERROR_MESSAGES.notFound);
    const sort = { field: 'createdAt', direction: 'desc' } as const;
    const { documents } = await this.views.find(DIRECTORY_VIEW, { sort, limit: MOST_ENTRIES - 2 });
    const pages = [PAGES.desktop, PAGES.directory].map((page) => `<url><loc>${origin}${page}</loc></url>`);
    const mascots = documents.map((document) => {
      const { slug, updatedAt } = Mascot.parse(document);
      return `<url><loc>${origin}${fillPath(PAGES.mascot, { slug })}</loc><lastmod>${updatedAt}</lastmod></url>`;
    });
    const urls = [...pages, ...mascots].join('\n');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  }

  @Get(ROUTES.robots)
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(@Req() request: FastifyRequest): string {
    const statusPages = fillPath(PAGES.submissionStatus, { key: '' });
    const hidden = ['/api/', `${PAGES.admin}/`, statusPages].map((path) => `Disallow: ${path}`);
    const origin = siteOrigin(request, this.settings.publicUrl);
    const sitemap = origin === '' ? [] : [`Sitemap: ${origin}${ROUTES.sitemap}`];
    return ['User-agent: *', ...hidden, ...sitemap, ''].join('\n');
  }
}
