import { STUDIO_MESSAGES } from '@marcel/contracts';
import { HUG_TEXTS } from './texts';

const spoken = ({ title, body }: { title: string; body?: string }) =>
  body === undefined ? title : `${title} - ${body}`;

test('the hug page has the words of the specification', () => {
  const {
    nameHint,
    characterHint,
    characterNameHint: _,
    plateHint: ___,
    submit,
    submitCustom,
    submitting,
    ...toasts
  } = HUG_TEXTS;
  expect([nameHint, characterHint, submit, submitCustom, submitting, STUDIO_MESSAGES.userNameRequired]).toEqual([
    'This will be used to label your Marcel hug images',
    'Optional - Leave empty to hug Marcel',
    'Generate My Marcel Hug',
    'Generate Custom Character Hug',
    'Creating Your Character Hug...',
    'Please enter your name',
  ]);
  expect(Object.values(toasts).map(spoken)).toEqual([
    'Missing Profile Picture - Please upload your profile picture first',
    'Invalid File - Please select an image file (JPG, PNG, etc.)',
    'File Too Large - Please select an image smaller than 5MB',
    'Processing Started! - Your character hug is being generated! This will take a few moments.',
    'Error - Failed to generate hugging images',
    'Error - Failed to start image generation',
    'Re-generating Marcel hug!',
    'Re-generation failed - Failed to re-generate image. Please try again.',
  ]);
});
