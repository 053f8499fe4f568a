import { isSettled, type GeneratedImage } from '@marcel/contracts';
import { Button, Icon } from '@marcel/kit';
import { DownloadButton } from '../../../shared/cards/DownloadButton';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { ReportRecord } from '../../../shared/cards/ReportRecord';
import { CopyPromptButton } from '../../../shared/prompt/CopyPromptButton';
import { PromptText } from '../../../shared/prompt/PromptText';
import { picturesOfImage } from '../../../shared/records/pictures';

interface ImageCardProps {
  image: GeneratedImage;
  onRegenerate: (prompt: string) => void;
}

export function ImageCard({ image, onRegenerate }: ImageCardProps) {
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
