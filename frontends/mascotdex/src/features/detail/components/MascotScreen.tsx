import { fillPath, ROUTES, type Mascot } from '@marcel/contracts';
import { ProgramWindow } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { lateComponent, ReportButton } from '@marcel/kit/programs';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CompareButton } from '../../../shared/comparison/CompareButton';
import { CompareTray } from '../../../shared/comparison/CompareTray';
import { readDay } from '../../../shared/days/days';
import { FavouriteButton } from '../../../shared/favourites/FavouriteButton';
import { ShareButton } from '../../../shared/share/ShareButton';
import { useLeftPage } from '../../../shared/navigation/came-from';
import { listPage } from '../../../shared/navigation/last-list';
import { mascotPage } from '../../../shared/navigation/pages';
import { useMascot } from '../api/use-mascot';
import { Comments } from './comments/Comments';
import { NewComments } from './comments/NewComments';
import { LoadingEntry } from './LoadingEntry';
import { MascotEntry } from './MascotEntry';
import { MascotNotFound } from './MascotNotFound';
import { Neighbours } from './Neighbours';
import { RandomButton } from './RandomButton';
import { RelatedMascots } from './related/RelatedMascots';

const MascotOfDay = lateComponent(() => import('./of-day/MascotOfDay').then(({ MascotOfDay }) => MascotOfDay));

/** `/mascotdx/{slug}`: all there is to know about one mascot, today or on a day. */
export function MascotScreen(props: { slug?: string }) {
  const { slug = props.slug ?? '' } = useParams();
  const [params] = useSearchParams();
  useLeftPage(slug);
  const day = readDay(params.get('asOf'));
  return day === null ? <MascotOfToday slug={slug} /> : <MascotOfDay slug={slug} day={day} />;
}

function MascotOfToday({ slug }: { slug: string }) {
  const { data: mascot, isPending, error, refetch } = useMascot(slug);
  if (!mascot && !isPending) {
    const gone = error instanceof ApiError && error.status === 404;
    return <MascotNotFound {...(!gone && { onRetry: () => void refetch() })} />;
  }
  return (
    <ProgramWindow
      title={mascot ? mascot.name : 'Mascotdex'}
      icon="mascotdex"
      back={{ label: 'Back to list', to: listPage() }}
      toolbar={mascot && <EntryActions {...mascot} />}
    >
      {mascot ? <LiveEntry key={mascot.id} mascot={mascot} /> : <LoadingEntry />}
      <CompareTray />
    </ProgramWindow>
  );
}

/** With what is said of it while one reads. */
function LiveEntry({ mascot }: { mascot: Mascot }) {
  const [newest, setNewest] = useState<number>();
  return (
    <>
      <MascotEntry mascot={mascot} comments={<Comments mascotId={mascot.id} newest={newest} />} />
      <RelatedMascots mascot={mascot} />
      <NewComments mascotId={mascot.id} onShown={setNewest} />
    </>
  );
}

const EntryActions = ({ id, name, slug }: Mascot) => (
  <>
    <Neighbours slug={slug} />
    <RandomButton />
    <FavouriteButton mascot={{ name, slug }} />
    <CompareButton mascot={{ name, slug }} />
    <ShareButton path={mascotPage(slug)} />
    <ReportButton path={fillPath(ROUTES.mascotReport, { id })} name={name} />
  </>
);
