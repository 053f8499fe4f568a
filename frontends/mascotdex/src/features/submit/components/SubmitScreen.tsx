import { usePageMeta, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { usePaths } from '../../../shared/paths/paths';
import { YourSubmissions } from '../../../shared/receipts/YourSubmissions';
import { SubmitForm } from './SubmitForm';

const META = {
  title: 'Submit a mascot | Mascotdex',
  description: 'Tell us about a brand mascot that Mascotdex does not have yet.',
};

/** `/mascotdx/submit`: a visitor proposes a mascot. */
export function SubmitScreen() {
  const paths = usePaths();
  const navigate = useNavigate();
  usePageMeta(META);
  return (
    <WindowFrame
      title="Submit a Mascot"
      icon="mascotdex"
      back={{ label: 'Back to list', to: paths.directory }}
      onClose={() => void navigate('/')}
    >
      <YourSubmissions />
      <SubmitForm />
    </WindowFrame>
  );
}
