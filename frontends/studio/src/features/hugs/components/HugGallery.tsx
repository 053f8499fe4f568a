import { hugging } from '@marcel/art/poses/hugging';
import { usePage } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { PagedGallery } from '../../../shared/paging/PagedGallery';
import { PAGE_PARAMETERS } from '../../../shared/paging/page-parameters';
import { LIST_TEXTS } from '../../../shared/texts';
import { hugPage } from '../api/hug-page';
import { HugCard } from './HugCard';

export function HugGallery() {
  const [page, toPage] = usePage(PAGE_PARAMETERS.hugs);
  const { data, isError } = useQuery(hugPage(page));
  return (
    <PagedGallery
      title="Marcel Hugging Gallery"
      texts={LIST_TEXTS.hugs}
      list={data}
      failed={isError}
      page={page}
      onPage={toPage}
      card={(hug) => <HugCard hug={hug} />}
      emptyPicture={<MarcelArt pose={hugging} />}
    />
  );
}
