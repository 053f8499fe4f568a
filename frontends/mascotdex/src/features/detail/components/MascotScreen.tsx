import { WindowFrame } from '@marcel/kit';
import { ApiError } from '@marcel/kit';
import { useNavigate, useParams } from 'react-router-dom';
import { usePaths } from '../../../shared/paths/paths';
import { useMascot } from '../api/use-mascot';
import { LoadingEntry } from './LoadingEntry';
import { MascotEntry } from './MascotEntry';
import { MascotNotFound } from './MascotNotFound';
import { ShareButton } from './ShareButton';

/** `/mascotdx/{slug}`: all there is to know about one mascot. */
export function MascotScreen() {
  const { slug = '' } = useParams();
  const { data: mascot, isPending, error, refetch } = useMascot(slug);
  const paths = usePaths();
  const navigate = useNavigate();
  if (!mascot && !isPending) {
    const gone = error instanceof ApiError && error.status === 404;
    return <MascotNotFound {...(!gone && { onRetry: () => void refetch() })} />;
  }
  return (
    <WindowFrame
      title={mascot ? mascot.name : 'Mascotdex'}
      icon="mascotdex"
      back={{ label: 'Back to list', to: paths.directory }}
      onClose={() => void navigate('/')}
      toolbar={mascot && <ShareButton path={paths.mascot(mascot.slug)} />}
    >
      {mascot ? <MascotEntry mascot={mascot} /> : <LoadingEntry />}
    </WindowFrame>
  );
}
