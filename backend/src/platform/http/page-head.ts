import { stripBidiControls, pagePattern } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import type { FastifyRequest } from 'fastify';

/** Returns the head of a page, or `unknown` when its subject is not found. */
export async function headOrUnknown<Head, Unknown extends PageHead | undefined>(
  finding: Promise<Head>,
  unknown: Unknown,
): Promise<Head | Unknown> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return unknown;
    throw error;
  }
}

export const stripQuery = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

export function pageParameter(page: string): (path: string) => string | undefined {
  const pattern = pagePattern(page);
  return (path) => pattern.exec(path)?.[1];
}

export interface PageImage {
  readonly url: string;
  readonly alt: string;
  /** Pixels, if known. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's address, without parameters of this visitor's link. */
  readonly canonical?: string;
  readonly image?: PageImage;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  readonly feed?: { readonly title: string; readonly address: string };
  /** HTTP status to answer with instead of 200, such as 404 for a mascot that is gone. */
  readonly status?: number;
}

export interface RequestedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly origin: string;
}

export type HeadOf = (page: RequestedPage) => Promise<PageHead | undefined>;

const REPLACED_TAGS =
  /<title>[^]*?<\/title>|<meta\s[^>]*(?:name="description"|property="og:(?!image)[a-z_:]+"|name="twitter:[a-z:]+")[^>]*>/gi;
const IMAGE_TAGS = /<meta\s[^>]*property="og:image[a-z_:]*"[^>]*>/gi;
const IMAGE_TAG = /<meta\s[^>]*property="og:image" content="([^"]*)"/i;

export function withHead(html: string, head: PageHead, origin: string): string {
  const { title, description, canonical, image, feed, jsonLd } = head;
  const absolute = html.replace(/(?<=property="og:image" content=")(?=\/)/, () => escape(origin));
  const page = absolute.replace(REPLACED_TAGS, '');
  const hasPicture = image !== undefined || IMAGE_TAG.test(page);
  const lines = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'twitter:card', hasPicture ? 'summary_large_image' : 'summary'),
    meta('property', 'og:type', 'website'),
    ...Object.entries({ title, description }).flatMap(([name, content]) => [
      meta('property', `og:${name}`, content),
      meta('name', `twitter:${name}`, content),
    ]),
    ...(image === undefined ? [] : imageTags(image)),
    ...(canonical === undefined ? [] : [link(canonical), meta('property', 'og:url', canonical)]),
    ...(feed === undefined ? [] : [feedLink(feed)]),
    ...(jsonLd === undefined ? [] : [dataBlock(jsonLd)]),
  ];
  const stripped = image === undefined ? page : page.replace(IMAGE_TAGS, '');
  return stripped.replace(/<\/head>/i, (end) => lines.join('') + end);
}

const imageTags = ({ url, alt, size }: PageImage): string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:alt', alt),
  ...Object.entries(size ?? {}).map(([side, pixels]) => meta('property', `og:image:${side}`, String(pixels))),
  meta('name', 'twitter:image', url),
  meta('name', 'twitter:image:alt', alt),
];

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

const feedLink = ({ title, address }: NonNullable<PageHead['feed']>) =>
  `<link rel="alternate" type="application/atom+xml" title="${escape(title)}" href="${escape(address)}">`;

const link = (canonical: string) => `<link rel="canonical" href="${escape(canonical)}">`;

/** Escapes `<`, which could end the script element early. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string) =>
  stripBidiControls(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
