import { ADMIN_WORDS } from '@marcel/contracts';
import { useChangesByOthers } from '../shared/live/use-changes-by-others';
import { AuditorsPage } from './AuditorsPage';
import { PictureByName } from './ById';

/** What has happened to a picture of the gallery, for admins and auditors. */
export function PictureHistoryPage() {
  useChangesByOthers();
  return (
    <AuditorsPage words={ADMIN_WORDS.adminPicture}>
      <PictureByName />
    </AuditorsPage>
  );
}
