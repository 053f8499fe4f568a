import {
  fillPath,
  MASCOT_MESSAGES,
  mascotDescription,
  mascotTitle,
  PAGES,
  ROUTES,
  type Mascot,
} from '@marcel/contracts';
import type { PageHead, PageImage } from '../../../../platform/http/frontends/page-head.js';
import { CARD } from '../../../../platform/pictures/cards/card-size.js';
import { ownPicture } from './mascot-card.js';

/** What search engines and link previews get to know of a mascot's page. `origin` is that of the site, '' where it is not known. */
export function mascotHead(mascot: Mascot, origin: string): PageHead {
  const title = mascotTitle(mascot);
  const description = mascotDescription(mascot);
  const canonical = origin + fillPath(PAGES.mascot, { slug: mascot.slug });
  const url = shareable(mascot.imageUrl, origin);
  const image = imageOf(mascot, origin, url);
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

/** A card of ours, or a picture that lies elsewhere as it is: we fetch none for a card. */
function imageOf({ name, brand, slug, imageUrl }: Mascot, origin: string, url: string | undefined): PageImage {
  const alt = `${name}, the mascot of ${brand}`;
  if (url !== undefined && ownPicture(imageUrl) === undefined) return { url, alt };
  return { url: origin + fillPath(ROUTES.mascotCard, { slug }), alt: `${alt}, with its scores`, size: CARD };
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
