export const HUG_KINDS = ['hug', 'drawing'] as const;
export type HugKind = (typeof HUG_KINDS)[number];

export const GALLERY_TYPES = ['hugs', 'drawings', 'generated'] as const;
export type GalleryType = (typeof GALLERY_TYPES)[number];
export const GALLERY_SORTS = ['recent', 'likes'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

export const GENERATION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

export const isSettled = (status: GenerationStatus): boolean => status === 'completed' || status === 'failed';

export const URL_HEALTHS = ['unknown', 'healthy', 'broken'] as const;
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const STUDIO_DEFAULTS = { modelId: 'custom-model', format: 'jpeg', likes: 0, urlHealth: 'unknown' } as const;

export const STUDIO_LIMITS = {
  search: 200,
  userName: 100,
  prompt: 1000,
  modelId: 100,
  models: 100,
  url: 4096,
  pictures: 100,
  similar: 6,
} as const;

export const STUDIO_PAGE = { limitDefault: 100, limitMax: 100 } as const;

export const STUDIO_FILES = {
  portrait: 'profilePicture',
  character: 'mascotPicture',
  drawing: 'drawingImage',
} as const;

export const DRAWING_PROMPT = 'transform this drawing into a pose with the blue dog';
export const DRAWING_USER_NAME = 'Artist';

export const STUDIO_MESSAGES = {
  userNameRequired: 'Please enter your name',
  userNameTooLong: 'Name too long',
  pictureRequired: 'Please upload your profile picture first',
  drawingRequired: 'Please create a drawing first!',
  promptRequired: 'Please enter a prompt',
  promptTooLong: 'Prompt too long',
  modelId: 'A model name has only letters, digits, dots, dashes and underscores',
  modelUnlisted: 'This model is not available',
  format: 'Format must be jpeg, png or webp',
  url: 'Please enter the address of the picture',
  hugNotFound: 'Hug not found',
  imageNotFound: 'Image not found',
  pictureUnknown: 'This picture was not found',
  pictureNotFound: 'This picture is not ready to download yet',
  stillGenerating: 'This picture is still being made. Please wait until it is done.',
  portraitDeleted: 'The portrait was deleted, so this hug cannot be made again.',
  budgetSpent: 'The studio has used up its pictures for today. Please come back tomorrow.',
  visitorLimit: 'You have made many pictures today. Please come back tomorrow.',
  tooManyViewers: 'Live updates are busy right now. The list still refreshes every few seconds.',
} as const;

const DRAWABLE_LETTER = /[A-Za-z\u00c0-\u0137\u0139-\u017e\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f]/;
const LETTER = /\p{L}/u;

/** Returns whether the local provider can draw all letters of a name in a picture. */
export const isDrawableName = (name: string): boolean =>
  [...name.normalize('NFC')].every((letter) => !LETTER.test(letter) || DRAWABLE_LETTER.test(letter));
