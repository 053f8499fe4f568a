import meta from './page-meta.json' with { type: 'json' };

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

export interface WindowMeta extends PageMeta {
  readonly name: string;
}

export const programMeta = (name: string, description: string): WindowMeta => ({
  name,
  title: `${name} - Marcel OS`,
  description,
});

export const DESKTOP_META = { desktop: meta.desktop } as const;

export const UNKNOWN_PAGE_META: PageMeta = meta.unknownPage;

export const MASCOTDEX_FEED = 'New in Mascotdex';

export const MASCOTDEX_META = meta.mascotdex satisfies Readonly<Record<string, PageMeta>>;

export const STUDIO_META = {
  hugs: programMeta('Hug Your Mascot', meta.studio.hugs),
  imageGenerator: programMeta('Image Generator', meta.studio.imageGenerator),
  draw: programMeta('Draw Marcel', meta.studio.draw),
} as const;
