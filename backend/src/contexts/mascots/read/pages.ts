import {
  comparedSlugs,
  COMPARISON,
  comparisonPage,
  comparisonMeta,
  ERROR_MESSAGES,
  fillPath,
  initials,
  Mascot,
  MASCOT_FIELD_NAMES,
  MASCOT_FIELDS,
  MASCOT_MESSAGES,
  mascotDescription,
  MASCOTDEX_FEED,
  mascotTitle,
  NewMascot,
  ofKind,
  pagePattern,
  PAGES,
  ROUTES,
} from '@marcel/contracts';
import { Controller, Get, Header, Inject, Injectable, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import type { RequestedPage, PageHead, PageImage } from '../../../platform/http/page-head.js';
import { escape, headOrUnknown, pageParameter } from '../../../platform/http/page-head.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { siteOrigin } from '../../../platform/http/site.js';
import { DIRECTORY_VIEW } from '../views.js';
import type { CardText } from '../../../platform/pictures/cards/card-svg.js';
import { legible } from '../../../platform/pictures/lettering/text-path.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { CARD } from '../../../platform/pictures/encoding/encode-picture.js';
import { PictureGallery, sendCard } from '../../../platform/pictures/picture-gallery.js';
import { MascotReader } from './mascot.js';
import { isReservedSlug } from '../domain/slug.js';
import { RestController } from '../../../platform/openapi/decorators.js';

const MAX_FEED_ENTRIES = 50;

function toFeedEntry(mascot: Mascot, origin: string): string {
  const address = escape(origin + fillPath(PAGES.mascot, { slug: mascot.slug }));
  return [
    '<entry>',
    `<title>${escapeText(`${mascot.name} (${mascot.brand})`)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${mascot.createdAt}</published>`,
    `<updated>${mascot.updatedAt}</updated>`,
    `<author><name>${escapeText(mascot.contributor)}</name></author>`,
    `<summary>${escapeText(mascotDescription(mascot))}</summary>`,
    '</entry>',
  ].join('\n');
}

const escapeText = (text: string) => escape(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '));

const STORED_PICTURE = /^\/pictures\/([^/]+)$/;

const storedFileName = (imageUrl: string | null): string | undefined => STORED_PICTURE.exec(imageUrl ?? '')?.[1];

export const toCardText = (mascot: Mascot): CardText => ({
  label: 'Mascotdex',
  title: mascot.name,
  lines: [mascot.brand],
  scores: ofKind(MASCOT_FIELD_NAMES, 'score').map((key) => ({ label: MASCOT_FIELDS[key].label, value: mascot[key] })),
  initials: initials(legible(mascot.name)),
});

@RestController('mascots')
export class MascotCardController {
  constructor(
    private readonly mascots: MascotReader,
    private readonly pictures: PictureGallery,
  ) {}

  @Get(ROUTES.mascotCard)
  @ApiOkResponse({
    description: 'The mascot on a card: its picture, its name and its scores',
    content: { 'image/*': {} },
  })
  async card(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const mascot = await this.mascots.findBySlug(slug);
    const visitor = toNetwork(request.ip);
    const text = toCardText(mascot);
    const file = storedFileName(mascot.imageUrl);
    const pictured = file === undefined ? undefined : await this.pictures.findOnCard(file, text, visitor);
    await sendCard(reply, pictured ?? (await this.pictures.findCard(text, visitor)));
  }
}

export function createMascotHead(mascot: Mascot, origin: string): PageHead {
  const title = mascotTitle(mascot);
  const description = mascotDescription(mascot);
  const canonical = origin + fillPath(PAGES.mascot, { slug: mascot.slug });
  const url = toAbsoluteUrl(mascot.imageUrl, origin);
  const image = toPageImage(mascot, origin, url);
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: mascot.name,
    description,
    url: canonical,
    about: { '@type': 'Brand', name: mascot.brand },
    contributor: { '@type': 'Person', name: mascot.contributor },
    dateModified: mascot.updatedAt,
    ...(url !== undefined && { image: url }),
  };
  return { title, description, canonical, image, jsonLd };
}

function toPageImage({ name, brand, slug, imageUrl }: Mascot, origin: string, url: string | undefined): PageImage {
  const alt = `${name}, the mascot of ${brand}`;
  if (url !== undefined && storedFileName(imageUrl) === undefined) return { url, alt };
  return { url: origin + fillPath(ROUTES.mascotCard, { slug }), alt: `${alt}, with its scores`, size: CARD };
}

const UNKNOWN_MASCOT_HEAD: PageHead = { title: 'Mascot Not Found', description: MASCOT_MESSAGES.notFound, status: 404 };

function toAbsoluteUrl(imageUrl: string | null, origin: string): string | undefined {
  if (imageUrl === null || imageUrl.startsWith('data:')) return undefined;
  return origin === '' ? imageUrl : new URL(imageUrl, origin).href;
}

const parseSlug = pageParameter(PAGES.mascot);
const COMPARISON_PAGE = pagePattern(PAGES.compare);

@Injectable()
export class MascotPages {
  constructor(
    private readonly mascots: MascotReader,
    @Inject(READ_STORE) private readonly views: Pick<ReadStore, 'find'>,
  ) {}

  async headOf({ path, query, origin }: RequestedPage): Promise<PageHead | undefined> {
    const isCompare = COMPARISON_PAGE.test(path);
    if (isCompare && query.has(COMPARISON.parameter)) return this.comparison(comparedSlugs(query), origin);
    const slug = parseSlug(path);
    if (slug === undefined || (isReservedSlug(slug) && !isCompare)) return undefined;
    const head = this.mascots.findBySlug(slug).then((mascot) => createMascotHead(mascot, origin));
    // A mascot that is older than the comparison page may have this slug.
    return headOrUnknown(head, isCompare ? undefined : UNKNOWN_MASCOT_HEAD);
  }

  private async comparison(slugs: readonly string[], origin: string): Promise<PageHead | undefined> {
    if (slugs.length === 0) return undefined;
    const where = [{ field: 'slug', oneOf: slugs }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where, limit: slugs.length });
    const mascots = documents.map((document) => NewMascot.parse(document));
    const compared = slugs.flatMap((slug) => mascots.find((mascot) => mascot.slug === slug) ?? []);
    const meta = comparisonMeta(compared.map(({ name }) => name));
    return meta && { ...meta, canonical: origin + comparisonPage(compared.map(({ slug }) => slug)) };
  }
}

/** Limit of a sitemap, by sitemaps.org. */
const MAX_SITEMAP_ENTRIES = 50_000;

/** Serves the feed, the sitemap and the rules for crawlers. */
@ApiExcludeController()
@Controller()
export class CrawlersController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get(ROUTES.feed)
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  async feed(@Req() request: FastifyRequest): Promise<string> {
    const { origin, mascots } = await this.findNewest(request, MAX_FEED_ENTRIES);
    const updated = mascots.map(({ updatedAt }) => updatedAt).sort();
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<title>${MASCOTDEX_FEED}</title>`,
      `<id>${escape(origin + PAGES.directory)}</id>`,
      `<link rel="self" type="application/atom+xml" href="${escape(origin + ROUTES.feed)}"/>`,
      `<link rel="alternate" type="text/html" href="${escape(origin + PAGES.directory)}"/>`,
      `<updated>${updated.at(-1) ?? new Date(0).toISOString()}</updated>`,
      ...mascots.map((mascot) => toFeedEntry(mascot, origin)),
      '</feed>\n',
    ].join('\n');
  }

  @Get(ROUTES.sitemap)
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(@Req() request: FastifyRequest): Promise<string> {
    const { origin, mascots } = await this.findNewest(request, MAX_SITEMAP_ENTRIES - 2);
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

  /** @throws DomainError not_found if the address of the site is unknown */
  private async findNewest(request: FastifyRequest, limit: number): Promise<{ origin: string; mascots: Mascot[] }> {
    const origin = siteOrigin(request, this.settings.publicUrl);
    if (origin === '') throw new DomainError('not_found', ERROR_MESSAGES.notFound);
    const sort = { field: 'createdAt', direction: 'desc' } as const;
    const { documents } = await this.views.find(DIRECTORY_VIEW, { sort, limit });
    return { origin, mascots: documents.map((document) => Mascot.parse(document)) };
  }
}
