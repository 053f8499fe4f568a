import { fillPath, PAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { siteOrigin } from '../../../../platform/http/site.js';
import { NewestMascots } from './newest-mascots.js';

/** The protocol's limit for one file. */
const MOST_ENTRIES = 50_000;

/** Tells search engines what there is to find, and what is none of their business. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly newest: NewestMascots,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get(ROUTES.sitemap)
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(@Req() request: FastifyRequest): Promise<string> {
    const { origin, mascots } = await this.newest.find(request, MOST_ENTRIES - 2);
    const pages = [PAGES.desktop, PAGES.directory].map((page) => `<url><loc>${origin}${page}</loc></url>`);
    const entries = mascots.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${origin}${fillPath(PAGES.mascot, { slug })}</loc><lastmod>${updatedAt}</lastmod></url>`,
    );
    const urls = [...pages, ...entries].join('\n');
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
