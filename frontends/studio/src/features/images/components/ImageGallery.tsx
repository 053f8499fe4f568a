import { painting } from '@marcel/art/poses/painting';
import { usePage } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { PagedGallery } from '../../../shared/paging/PagedGallery';
import { PAGE_PARAMETERS } from '../../../shared/paging/page-parameters';
import { LIST_TEXTS } from '../../../shared/texts';
import { imagePage } from '../api/image-page';
import { ImageCard } from './ImageCard';

interface ImageGalleryProps {
  /** Has another picture made from the same prompt. */
  onRegenerate: (prompt: string) => void;
}

export function ImageGallery({ onRegenerate }: ImageGalleryProps) {
  const [page, toPage] = usePage(PAGE_PARAMETERS.images);
  const { data, isError } = useQuery(imagePage(page));
  return (
    <PagedGallery
      title="Generated Images"
      texts={LIST_TEXTS.images}
      list={data}
      failed={isError}
      page={page}
      onPage={toPage}
      card={(image) => <ImageCard image={image} onRegenerate={onRegenerate} />}
      emptyPicture={<MarcelArt pose={painting} />}
    />
  );
}
