export const IMAGE_TEXTS = {
  ownModel: 'Marcel (custom-model)',
  started: { title: 'Image generation started!' },
  failed: { title: 'Generation failed', body: 'Failed to generate image. Please try again.' },
  regenerated: { title: 'Image Regenerated' },
  regenerateFailed: { title: 'Generation Failed', body: 'Failed to regenerate the image. Please try again.' },
} as const;
