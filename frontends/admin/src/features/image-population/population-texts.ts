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
