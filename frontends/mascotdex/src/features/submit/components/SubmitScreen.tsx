import { PAGES } from '@marcel/contracts';
import { usePageMeta, ProgramWindow } from '@marcel/kit';
import { YourSubmissions } from '../../../shared/receipts/YourSubmissions';
import { SubmitForm } from './SubmitForm';

const META = {
  title: 'Submit a mascot | Mascotdex',
  description: 'Tell us about a brand mascot that Mascotdex does not have yet.',
};

/** `/mascotdx/submit`: a visitor proposes a mascot. */
export function SubmitScreen() {
  usePageMeta(META);
  return (
    <ProgramWindow title="Submit a Mascot" icon="mascotdex" back={{ label: 'Back to list', to: PAGES.directory }}>
      <YourSubmissions />
      <SubmitForm />
    </ProgramWindow>
  );
}
