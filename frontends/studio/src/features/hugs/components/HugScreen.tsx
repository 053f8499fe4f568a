import { type Hug, isSettled } from '@marcel/contracts';
import { Button, Icon } from '@marcel/kit';
import { hugging } from '@marcel/art/poses/seated';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton, PictureCard, ReportRecord } from '../../../shared/cards/PictureCard';
import { hugOf, namesIn, picturesOfHug } from '../../../shared/records';
import { hugPage, useReroll } from '../api';
import { MarcelArt } from '../../../shared/picture/pictures';
import { PAGE_PARAMETERS, PagedGallery } from '../../../shared/paging/PagedGallery';
import { LIST_TEXTS } from '../../../shared/texts';
import { HugForm } from './HugForm';

const useHugs = (page: number) => useQuery(hugPage(page));

export function HugScreen() {
  return (
    <>
      <HugForm />
      <PagedGallery
        title="Marcel Hugging Gallery"
        texts={LIST_TEXTS.hugs}
        pageParameter={PAGE_PARAMETERS.hugs}
        useList={useHugs}
        card={(hug) => <HugCard hug={hug} />}
        emptyPicture={<MarcelArt pose={hugging} />}
      />
    </>
  );
}

function HugCard({ hug }: { hug: Hug }) {
  const reroll = useReroll(hug.id);
  const sources = picturesOfHug(hug);
  const name = hugOf(hug);
  return (
    <PictureCard
      kind="hugs"
      record={hug}
      sources={sources}
      name={name}
      title={<h3>{namesIn(hug)}</h3>}
      actions={
        <>
          {isSettled(hug.status) && (
            <Button aria-label={`Re-roll ${name}`} disabled={reroll.isPending} onClick={() => reroll.mutate()}>
              <Icon name="dice" />
              Re-roll
            </Button>
          )}
          {sources.length > 0 && <DownloadButton item={`hug-${hug.id}`} name={name} />}
          <ReportRecord kind="hugs" id={hug.id} name={name} />
        </>
      }
    />
  );
}
