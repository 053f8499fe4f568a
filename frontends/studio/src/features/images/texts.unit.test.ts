import { IMAGE_TEXTS } from './texts';

const spoken = ({ title, body }: { title: string; body?: string }) =>
  body === undefined ? title : `${title} - ${body}`;

test('the image generator has the words of the specification', () => {
  const { started, failed, regenerated, regenerateFailed } = IMAGE_TEXTS;
  expect([started, failed, regenerated, regenerateFailed].map(spoken)).toEqual([
    'Image generation started!',
    'Generation failed - Failed to generate image. Please try again.',
    'Image Regenerated',
    'Generation Failed - Failed to regenerate the image. Please try again.',
  ]);
});
