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
} as const;

export const BROKEN_TEXT = 'Image Failed to Load';
