import type { ImageSearchReport } from '@marcel/contracts';

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
  bulkEnds: {
    completed: 'Bulk search completed',
    stopped: 'Bulk search stopped',
    failing: 'Bulk search given up',
  },
  notSet:
    'No image search is set up, so that none finds anything: GOOGLE_API_KEY and GOOGLE_CX, or SEARXNG_URL, set one up.',
  givenUp: 'The image search failed too often in a row. Please look at its settings, and begin again later.',
  nothingToDo: { title: 'No mascots to process', body: 'All visible mascots already have images.' },
  unknown: 'Unknown error',
} as const;

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

/** What a search for all has come to so far. */
export const bulkResult = ({ searched, found, failed }: ImageSearchReport): string =>
  `${counted(searched, 'mascot')} searched, images found for ${found}, ${counted(failed, 'error')}`;

/** What is told when a search for all ends. */
export const bulkEnd = (report: ImageSearchReport) => ({
  title: report.status === 'none' || report.status === 'running' ? '' : POPULATION_MESSAGES.bulkEnds[report.status],
  body: bulkResult(report),
});
