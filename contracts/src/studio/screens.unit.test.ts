import { STUDIO_DEFAULTS } from './rules.js';
import * as screens from './screens.js';

const spoken = ({ title, body }: { title: string; body?: string }) =>
  body === undefined ? title : `${title} - ${body}`;

describe('the screens of the studio', () => {
  it('page, look again and list as specified', () => {
    expect(screens.GALLERY_PAGE_SIZE).toBe(20);
    expect(screens.STUDIO_POLL_MS).toBe(5000);
    expect(screens.PAGE_PARAMETERS).toEqual({ hugs: 'marcel_page', images: 'page' });
    expect(screens.DRAWINGS_LISTED).toBe(4);
    expect(screens.DRAWING_TEXTS.more(3)).toBe('+3 more');
    expect(screens.STUDIO_LIST_TEXTS.pages(2, 9, 170, 'hugs')).toBe('Showing page 2 of 9 (170 total hugs)');
  });

  it('have a board of 400 by 400, three colours and a brush', () => {
    expect(screens.DRAWING_BOARD.edge).toBe(400);
    expect(screens.DRAWING_BOARD.brush).toEqual({ min: 1, max: 10, step: 1, default: 3 });
    expect(screens.DRAWING_BOARD.colours.map(({ value }) => value)).toEqual(['#0000FF', '#FFA500', '#F5F5DC']);
    expect(screens.DRAWING_PROMPT).toBe('transform this drawing into a pose with the blue dog');
    expect(screens.DRAWING_USER_NAME).toBe('Artist');
  });

  it('have the words of the specification', () => {
    const { nameHint, characterHint, submit, submitCustom, submitting, nameRequired, ...toasts } = screens.HUG_TEXTS;
    expect([nameHint, characterHint, submit, submitCustom, submitting, nameRequired]).toEqual([
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
    const { started, failed, regenerated, regenerateFailed, promptCopied } = screens.IMAGE_TEXTS;
    expect([started, failed, regenerated, regenerateFailed, promptCopied].map(spoken)).toEqual([
      'Image generation started!',
      'Generation failed - Failed to generate image. Please try again.',
      'Image Regenerated',
      'Generation Failed - Failed to regenerate the image. Please try again.',
      'Prompt Copied',
    ]);
    const { missing, submitted, refused, failed: drawingFailed } = screens.DRAWING_TEXTS;
    expect([missing, submitted, drawingFailed].map(spoken)).toEqual([
      'No Drawing - Please create a drawing first!',
      'Drawing Submitted!',
      'Generation Failed - Something went wrong. Please try again.',
    ]);
    expect([refused, screens.PICTURE_CARD_TEXTS.broken]).toEqual(['Failed to submit drawing', 'Image Failed to Load']);
    expect(spoken(screens.PICTURE_CARD_TEXTS.downloadFailed)).toBe(
      'Download Failed - Failed to download the image. Please try again.',
    );
  });

  it('word states and kinds', () => {
    expect(Object.values(screens.GENERATION_STATUS_LABELS)).toEqual(['In queue', 'Processing', 'Completed', 'Failed']);
    expect(Object.values(screens.GALLERY_LABELS).map(({ filter, badge }) => `${filter}: ${badge}`)).toEqual([
      'Marcel Hugs: Hug',
      'Marcel Drawings: Drawing',
      'AI Images: Txt2img',
    ]);
    expect(STUDIO_DEFAULTS).toEqual({ modelId: 'custom-model', format: 'jpeg', likes: 0, urlHealth: 'unknown' });
  });
});
