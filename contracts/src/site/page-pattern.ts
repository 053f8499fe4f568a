export const pagePattern = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`);
