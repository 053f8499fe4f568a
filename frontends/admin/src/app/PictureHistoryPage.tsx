import { ADMIN_WORDS } from '@marcel/contracts';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { AuditorsPage } from './AuditorsPage';
import { PictureByName } from './ById';

export function PictureHistoryPage() {
  useChangesByOthers();
  return (
    <AuditorsPage words={ADMIN_WORDS.adminPicture}>
      <PictureByName />
    </AuditorsPage>
  );
}
