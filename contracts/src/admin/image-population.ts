/** Pause between two searches of the bulk search, in milliseconds. */
export const BULK_SEARCH_PAUSE_MS = 1000;

/** How many mascots the admin's tools ask for at a time. */
export const POPULATION_PAGE_SIZE = 100;

/** Which mascots are shown; the first is the default. */
export const POPULATION_FILTERS = [
  { key: 'all', label: 'All Mascots' },
  { key: 'missing', label: 'Missing Images' },
  { key: 'has', label: 'Has Images' },
] as const;
export type PopulationFilter = (typeof POPULATION_FILTERS)[number]['key'];

/** Orders of the mascots; status puts those without an image first. */
export const POPULATION_SORTS = [
  { key: 'name', label: 'Name' },
  { key: 'brand', label: 'Brand' },
  { key: 'status', label: 'Status' },
] as const;
export type PopulationSort = (typeof POPULATION_SORTS)[number]['key'];

/** Texts of the image population page; toasts have a title and a body. */
export const POPULATION_MESSAGES = {
  fetchFailed: 'Failed to fetch mascots',
  loadFailed: { title: 'Failed to load mascots', body: 'Unable to fetch mascot data. Please try again.' },
  empty: 'No mascots found',
  searched: 'Image search completed',
  found: (images: number) => `Found ${images} images`,
  searchFailed: { title: 'Image search failed', body: 'Failed to search images' },
  noneFound: 'No images found for this mascot. Try searching again or check if Google Search API is configured.',
  saved: 'Image saved successfully',
  saveFailed: { title: 'Failed to save image', body: 'Failed to update mascot image' },
  customSet: 'Custom image set successfully',
  customFailed: 'Failed to set custom image',
  bulkDone: 'Bulk search completed',
  bulkStopped: 'Bulk search stopped',
  bulkResult: (searched: number, errors: number) => `${searched} searched, ${errors} errors`,
  nothingToDo: { title: 'No mascots to process', body: 'All visible mascots already have images.' },
  unknown: 'Unknown error',
} as const;
