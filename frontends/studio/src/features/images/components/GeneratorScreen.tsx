import { STUDIO_DEFAULTS } from '@marcel/contracts';
import { useState } from 'react';
import { useGenerateImage } from '../api';
import { ImageGallery } from './ImageGallery';
import { PromptForm } from './PromptForm';

/** `/image-generator`: visitors have pictures made from words. */
export function GeneratorScreen() {
  const generate = useGenerateImage();
  const [turn, setTurn] = useState(0);
  const regenerate = (prompt: string) => {
    if (generate.isPending) return;
    const { modelId, format } = STUDIO_DEFAULTS;
    setTurn((count) => count + 1);
    generate.mutate({ prompt, modelId, format, isRegenerated: true });
  };
  return (
    <>
      <PromptForm generate={generate} turn={turn} />
      <ImageGallery onRegenerate={regenerate} />
    </>
  );
}
