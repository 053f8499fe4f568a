import { fillPath, PAGES, ROUTES, type Mascot } from '@marcel/contracts';
import { ProgramWindow } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { ReportButton } from '@marcel/kit/programs';
import { useParams } from 'react-router-dom';
import { mascotPage } from '../../../shared/navigation/pages';
import { useMascot } from '../api/use-mascot';
import { LoadingEntry } from './LoadingEntry';
import { MascotEntry } from './MascotEntry';
import { MascotNotFound } from './MascotNotFound';
import { ShareButton } from './ShareButton';

/** `/mascotdx/{slug}`: all there is to know about one mascot. */
export function MascotScreen() {
  const { slug = '' } = useParams();
  const { data: mascot, isPending, error, refetch } = useMascot(slug);
  if (!mascot && !isPending) {
    const gone = error instanceof ApiError && error.status === 404;
    return <MascotNotFound {...(!gone && { onRetry: () => void refetch() })} />;
  }
  return (
    <ProgramWindow
      title={mascot ? mascot.name : 'Mascotdex'}
      icon="mascotdex"
      back={{ label: 'Back to list', to: PAGES.directory }}
      toolbar={mascot && <EntryActions {...mascot} />}
    >
      {mascot ? <MascotEntry mascot={mascot} /> : <LoadingEntry />}
    </ProgramWindow>
  );
}

const EntryActions = ({ id, name, slug }: Mascot) => (
  <>
    <ShareButton path={mascotPage(slug)} />
    <ReportButton path={fillPath(ROUTES.mascotReport, { id })} name={name} />
  </>
);
