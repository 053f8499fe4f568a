import { fillPath, MASCOT_MESSAGES, mascotDescription, mascotTitle, PAGES, type Mascot } from '@marcel/contracts';
import type { PageHead, PageImage } from '../../../../platform/http/frontends/page-head.js';

/**
 * What search engines and link previews get to know of a mascot's page. `origin` is that of the site, '' where it is not known;
 * `size` is that of the mascot's picture, where it is.
 */
export function mascotHead(mascot: Mascot, origin: string, size?: PageImage['size']): PageHead {
  const title = mascotTitle(mascot);
  const description = mascotDescription(mascot);
  const canonical = origin + fillPath(PAGES.mascot, { slug: mascot.slug });
  const url = shareable(mascot.imageUrl, origin);
  const image = url === undefined ? undefined : { url, alt: `${mascot.name}, the mascot of ${mascot.brand}`, size };
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
  return { title, description, canonical, ...(image !== undefined && { image }), jsonLd };
}

export const UNKNOWN_MASCOT_HEAD: PageHead = {
  title: 'Mascot Not Found',
  description: MASCOT_MESSAGES.notFound,
  status: 404,
};

/** Previews load pictures by address, so one that lies inside the page is of no use to them. */
function shareable(imageUrl: string | null, origin: string): string | undefined {
  if (imageUrl === null || imageUrl.startsWith('data:')) return undefined;
  return origin === '' ? imageUrl : new URL(imageUrl, origin).href;
}
