/** Query keys of the studio's lists; the first word alone stands for every list of its records. */
export const studioKeys = {
  hugs: ['studio', 'hugs'],
  hugPage: (page: number) => ['studio', 'hugs', 'page', page],
  allHugs: ['studio', 'hugs', 'all'],
  images: ['studio', 'images'],
  imagePage: (page: number) => ['studio', 'images', 'page', page],
  models: ['studio', 'models'],
  gallery: ['studio', 'gallery'],
  mine: ['studio', 'mine'],
  /** Single pictures of the gallery. */
  entries: ['studio', 'entries'],
} as const;
