import { type GeneratedImage, isSettled, STUDIO_DEFAULTS } from '@marcel/contracts';
import { Button, Icon } from '@marcel/kit';
import { painting } from '@marcel/art/poses/painting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadButton, PictureCard, ReportRecord } from '../../../shared/cards/PictureCard';
import { CopyPromptButton, PromptText } from '../../../shared/prompt/PromptText';
import { picturesOfImage } from '../../../shared/records';
import { MarcelArt } from '../../../shared/picture/pictures';
import { PAGE_PARAMETERS, PagedGallery } from '../../../shared/paging/PagedGallery';
import { LIST_TEXTS } from '../../../shared/texts';
import { imagePage, useGenerateImage } from '../api';
import { PromptForm } from './PromptForm';

const useImages = (page: number) => useQuery(imagePage(page));

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
      <PagedGallery
        title="Generated Images"
        texts={LIST_TEXTS.images}
        pageParameter={PAGE_PARAMETERS.images}
        useList={useImages}
        card={(image) => <ImageCard image={image} onRegenerate={regenerate} />}
        emptyPicture={<MarcelArt pose={painting} />}
      />
    </>
  );
}

function ImageCard({ image, onRegenerate }: { image: GeneratedImage; onRegenerate: (prompt: string) => void }) {
  const sources = picturesOfImage(image);
  const name = `Image ${image.id}: ${image.prompt}`;
  return (
    <PictureCard
      kind="images"
      record={image}
      sources={sources}
      name={name}
      title={<PromptText prompt={image.prompt} />}
      actions={
        <>
          {isSettled(image.status) && (
            <Button aria-label={`Re-generate ${name}`} onClick={() => onRegenerate(image.prompt)}>
              <Icon name="refresh" />
              Re-generate
            </Button>
          )}
          {sources.length > 0 && <DownloadButton item={`gen-${image.id}`} name={name} />}
          <CopyPromptButton prompt={image.prompt} name={name} />
          <ReportRecord kind="images" id={image.id} name={name} />
        </>
      }
    />
  );
}
