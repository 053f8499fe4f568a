import { MASCOTDEX_WORDS, PAGES } from '@marcel/contracts';
import { usePageMeta, ProgramWindow } from '@marcel/kit';
import { YourSubmissions } from '../../../shared/receipts/YourSubmissions';
import { SubmitForm } from './SubmitForm';

export function SubmitScreen() {
  usePageMeta(MASCOTDEX_WORDS.submit);
  return (
    <ProgramWindow title="Submit a Mascot" icon="mascotdex" back={{ label: 'Back to list', to: PAGES.directory }}>
      <YourSubmissions />
      <SubmitForm />
    </ProgramWindow>
  );
}
