import { painting } from '@marcel/art/poses/painting';
import { usePage } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { PagedGallery } from '../../../shared/paging/PagedGallery';
import { PAGE_PARAMETERS } from '../../../shared/paging/page-parameters';
import { LIST_TEXTS } from '../../../shared/texts';
import { imagePage } from '../api/image-page';
import { ImageCard } from './ImageCard';

export function ImageGallery() {
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
      card={(image) => <ImageCard image={image} />}
      emptyPicture={<MarcelArt pose={painting} />}
    />
  );
}
