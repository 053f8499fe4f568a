export const MORE_TEXTS = {
  more: 'Show more pictures',
  loadingMore: 'Loading more pictures...',
  moreFailed: 'More pictures could not be loaded. Please try again.',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} pictures`,
} as const;

export const GALLERY_TEXTS = {
  search: 'Search',
  searchHint: 'Names and prompts',
  mine: 'Only Mine',
  nothingFound: (search: string) => `Nothing here says “${search}”`,
  nothingTicked: 'Nothing is ticked beside “Show”',
  count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'picture' : 'pictures'}`,
  nothingMine: 'Nothing of yours is here yet',
  previous: 'Previous Picture',
  next: 'Next Picture',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  zoomed: 'The picture in its full size',
  similar: 'More like this',
  original: 'Before',
  picture: 'Picture',
  visitorsDrawing: 'Drawn by a visitor',
  gone: 'This picture is not here, or no longer.',
} as const;
