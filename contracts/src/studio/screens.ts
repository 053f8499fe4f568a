/** Hugs, and images, on a page of their galleries. */
export const GALLERY_PAGE_SIZE = 20;

/** Pause between two looks at a list that still waits for pictures, in milliseconds. */
export const STUDIO_POLL_MS = 5000;

/** Query parameters that hold the page of each gallery; left out on the first page. */
export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;

/** The drawing board: its edge in pixels, and the brush. Sizes are diameters in pixels. */
export const DRAWING_BOARD = {
  edge: 400,
  brush: { min: 1, max: 10, step: 1, default: 3 },
  /** Colours of the brush; the first is in hand at the start. */
  colours: [
    { value: '#0000FF', name: 'Blue' },
    { value: '#FFA500', name: 'Orange' },
    { value: '#F5F5DC', name: 'Beige' },
  ],
} as const;

/** Drawings of the visitor that are listed; further ones are only counted. */
export const DRAWINGS_LISTED = 4;

/** What visitors read in place of a status. */
export const GENERATION_STATUS_LABELS = {
  pending: 'In queue',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
} as const;

/** Kinds of the gallery window: filter and card badge. */
export const GALLERY_LABELS = {
  hugs: { filter: 'Marcel Hugs', badge: 'Hug' },
  drawings: { filter: 'Marcel Drawings', badge: 'Drawing' },
  generated: { filter: 'AI Images', badge: 'Txt2img' },
} as const;

/** What a list says when it is empty, when it cannot be loaded, and of its pages. */
export const STUDIO_LIST_TEXTS = {
  hugs: { empty: 'No Marcel hugs yet', failed: 'Failed to load Marcel hugging images', unit: 'hugs' },
  images: { empty: 'No images generated yet', failed: 'Failed to load generated images', unit: 'images' },
  all: { empty: 'No images yet', failed: 'Failed to fetch images', unit: 'images' },
  pages: (page: number, pages: number, total: number, unit: string) =>
    `Showing page ${page} of ${pages} (${total} total ${unit})`,
} as const;

/** Texts of the hug page; toasts have a title and a body. */
export const HUG_TEXTS = {
  nameHint: 'This will be used to label your Marcel hug images',
  characterHint: 'Optional - Leave empty to hug Marcel',
  submit: 'Generate My Marcel Hug',
  submitCustom: 'Generate Custom Character Hug',
  submitting: 'Creating Your Character Hug...',
  nameRequired: 'Please enter your name',
  pictureMissing: { title: 'Missing Profile Picture', body: 'Please upload your profile picture first' },
  invalidFile: { title: 'Invalid File', body: 'Please select an image file (JPG, PNG, etc.)' },
  fileTooLarge: { title: 'File Too Large', body: 'Please select an image smaller than 5MB' },
  started: {
    title: 'Processing Started!',
    body: 'Your character hug is being generated! This will take a few moments.',
  },
  refused: { title: 'Error', body: 'Failed to generate hugging images' },
  failed: { title: 'Error', body: 'Failed to start image generation' },
  rerolled: { title: 'Re-generating Marcel hug!' },
  rerollFailed: { title: 'Re-generation failed', body: 'Failed to re-generate image. Please try again.' },
} as const;

/** Texts of the image generator. */
export const IMAGE_TEXTS = {
  promptRequired: 'Please enter a prompt',
  started: { title: 'Image generation started!' },
  failed: { title: 'Generation failed', body: 'Failed to generate image. Please try again.' },
  regenerated: { title: 'Image Regenerated' },
  regenerateFailed: { title: 'Generation Failed', body: 'Failed to regenerate the image. Please try again.' },
  promptCopied: { title: 'Prompt Copied' },
  copyFailed: { title: 'Copy failed', body: 'Please select the prompt and copy it by hand.' },
} as const;

/** Texts of the drawing page. */
export const DRAWING_TEXTS = {
  missing: { title: 'No Drawing', body: 'Please create a drawing first!' },
  submitted: { title: 'Drawing Submitted!' },
  refused: 'Failed to submit drawing',
  failed: { title: 'Generation Failed', body: 'Something went wrong. Please try again.' },
  more: (count: number) => `+${count} more`,
} as const;

/** Texts that every picture card shares. */
export const PICTURE_CARD_TEXTS = {
  broken: 'Image Failed to Load',
  likeFailed: { title: 'Error', body: 'Failed to like image' },
  downloadStarted: { title: 'Download Started' },
  downloadFailed: { title: 'Download Failed', body: 'Failed to download the image. Please try again.' },
} as const;

/** What is asked for with every drawing. */
export const DRAWING_PROMPT = 'transform this drawing into a pose with the blue dog';

/** User name of every drawing's record; hugs have the visitor's own. */
export const DRAWING_USER_NAME = 'Artist';
