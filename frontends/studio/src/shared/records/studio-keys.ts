export const studioKeys = {
  hugs: ['studio', 'hugs'],
  hugPage: (page: number) => ['studio', 'hugs', 'page', page],
  allHugs: ['studio', 'hugs', 'all'],
  images: ['studio', 'images'],
  imagePage: (page: number) => ['studio', 'images', 'page', page],
  models: ['studio', 'models'],
  gallery: ['studio', 'gallery'],
  mine: ['studio', 'mine'],
  entries: ['studio', 'entries'],
} as const;
