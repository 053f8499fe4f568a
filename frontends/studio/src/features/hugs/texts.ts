import { STUDIO_MESSAGES } from '@marcel/contracts';

export const HUG_TEXTS = {
  nameHint: 'This will be used to label your Marcel hug images',
  characterHint: 'Optional - Leave empty to hug Marcel',
  characterNameHint: 'Optional - It stands beside yours on the picture',
  plateHint: 'On the plate it will stand in Latin letters, as it sounds.',
  submit: 'Generate My Marcel Hug',
  submitCustom: 'Generate Custom Character Hug',
  submitting: 'Creating Your Character Hug...',
  pictureMissing: { title: 'Missing Profile Picture', body: STUDIO_MESSAGES.pictureRequired },
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

export const FRAME_TEXTS = {
  name: 'What is hugged',
  hint: 'Drag your face into the oval, or press arrow keys; + and - zoom.',
  zoom: 'Zoom',
} as const;
