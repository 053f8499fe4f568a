/** Query parameters that hold the page of each gallery. */
export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;
