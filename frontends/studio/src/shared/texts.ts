export const STATUS_LABELS = {
  pending: 'In queue',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
} as const;

export const LIST_TEXTS = {
  hugs: { empty: 'No Marcel hugs yet', failed: 'Failed to load Marcel hugging images', unit: 'hugs' },
  images: { empty: 'No images generated yet', failed: 'Failed to load generated images', unit: 'images' },
  all: { empty: 'No images yet', failed: 'Failed to fetch images', unit: 'images' },
  pages: (page: number, pages: number, total: number, unit: string) =>
    `Showing page ${page} of ${pages} (${total} total ${unit})`,
} as const;

export const PICTURE_CARD_TEXTS = {
  broken: 'Image Failed to Load',
  likeFailed: { title: 'Error', body: 'Failed to like image' },
  downloadStarted: { title: 'Download Started' },
  downloadFailed: { title: 'Download Failed', body: 'Failed to download the image. Please try again.' },
} as const;

export const PROMPT_TEXTS = {
  copied: { title: 'Prompt Copied' },
  copyFailed: { title: 'Copy failed', body: 'Please select the prompt and copy it by hand.' },
} as const;
