import { ADMIN_WORDS } from '@marcel/contracts';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { UndoProvider } from '../shared/undo/UndoProvider';
import { AuditorsPage } from './AuditorsPage';
import { MascotById } from './ById';

export function MascotHistoryPage() {
  useChangesByOthers();
  return (
    <AuditorsPage words={ADMIN_WORDS.adminMascot}>
      <UndoProvider>
        <MascotById />
      </UndoProvider>
    </AuditorsPage>
  );
}
