export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;
