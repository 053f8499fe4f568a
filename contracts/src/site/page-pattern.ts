/** What the paths of a page such as `/mascotdx/:slug` look like. */
export const pagePattern = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`);
