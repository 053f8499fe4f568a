import { hugging } from '@marcel/art/poses/hugging';
import { PAGE_PARAMETERS, STUDIO_LIST_TEXTS } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { PagedGallery } from '../../../shared/paging/PagedGallery';
import { usePage } from '../../../shared/paging/use-page';
import { hugPage } from '../api/hug-page';
import { HugCard } from './HugCard';

export function HugGallery() {
  const [page, toPage] = usePage(PAGE_PARAMETERS.hugs);
  const { data, isError } = useQuery(hugPage(page));
  return (
    <PagedGallery
      title="Marcel Hugging Gallery"
      texts={STUDIO_LIST_TEXTS.hugs}
      list={data}
      failed={isError}
      page={page}
      onPage={toPage}
      card={(hug) => <HugCard hug={hug} />}
      emptyPicture={<MarcelArt pose={hugging} />}
    />
  );
}
