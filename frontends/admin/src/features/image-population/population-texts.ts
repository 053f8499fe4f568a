export interface BulkProgress {
  readonly total: number;
  readonly searched: number;
  readonly found: number;
  readonly current: string | null;
  readonly failures: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

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
  bulkCompleted: 'Bulk search completed',
  bulkStopped: 'Bulk search stopped',
  nothingToDo: { title: 'No mascots to process', body: 'All visible mascots already have images.' },
  unknown: 'Unknown error',
} as const;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const bulkResult = ({ searched, found, failures }: BulkProgress): string =>
  `${counted(searched, 'mascot')} searched, images found for ${found}, ${counted(failures.length, 'error')}`;
