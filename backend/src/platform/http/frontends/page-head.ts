/** What search engines and link previews get to know of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The page's own address, without what only this visitor's link carries. */
  readonly canonical?: string;
  /** Absolute where the site's origin is known. */
  readonly image?: string;
  /** What the page is about, as schema.org describes it. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** HTTP status to answer with instead of 200, such as 404 for a mascot that is gone. */
  readonly status?: number;
}

/** Finds the head of a page; undefined leaves the shell's own. `path` is without query, still percent-encoded. */
export type HeadOf = (path: string, origin: string) => Promise<PageHead | undefined>;

const REPLACED =
  /<title>[^]*?<\/title>|<meta\s[^>]*(?:name="description"|property="og:[a-z_]+"|name="twitter:[a-z]+")[^>]*>/gi;

/** The page with its head replaced; values are escaped. */
export function withHead(html: string, { title, description, canonical, image, jsonLd }: PageHead): string {
  const named = { description, 'twitter:card': image === undefined ? 'summary' : 'summary_large_image' };
  const shared = { title, description, ...(image !== undefined && { image }) };
  const lines = [
    `<title>${escape(title)}</title>`,
    ...Object.entries(named).map(([name, content]) => meta('name', name, content)),
    meta('property', 'og:type', 'website'),
    ...Object.entries(shared).flatMap(([name, content]) => [
      meta('property', `og:${name}`, content),
      meta('name', `twitter:${name}`, content),
    ]),
    ...(canonical === undefined ? [] : [link(canonical), meta('property', 'og:url', canonical)]),
    ...(jsonLd === undefined ? [] : [dataBlock(jsonLd)]),
  ];
  return html.replace(REPLACED, '').replace(/<\/head>/i, (end) => lines.join('') + end);
}

/** The page with its own head, whose preview picture gets the absolute address that link previews ask for. */
export const withAbsolutePicture = (html: string, origin: string): string =>
  html.replace(/(?<=property="og:image" content=")(?=\/)/, () => escape(origin));

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

const link = (canonical: string) => `<link rel="canonical" href="${escape(canonical)}">`;

/** Inside a script element only `<` can end the data early; JSON may write it as an escape. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
