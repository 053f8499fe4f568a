/** What search engines and link previews get to know of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address. */
  readonly image?: string;
  /** HTTP status to answer with instead of 200, such as 404 for a mascot that is gone. */
  readonly status?: number;
}

/** Finds the head of a page; undefined leaves the shell's own. `path` is without query, still percent-encoded. */
export type HeadOf = (path: string, origin: string) => Promise<PageHead | undefined>;

const REPLACED =
  /<title>[^]*?<\/title>|<meta\s[^>]*(?:name="description"|property="og:[a-z_]+"|name="twitter:[a-z]+")[^>]*>/gi;

/** The page with its head replaced; values are escaped. */
export function withHead(html: string, { title, description, image }: PageHead): string {
  const lines = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    ...(image === undefined ? [] : [`<meta property="og:image" content="${escape(image)}">`]),
  ];
  return html.replace(REPLACED, '').replace(/<\/head>/i, (end) => lines.join('') + end);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
