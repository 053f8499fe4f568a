import { ADMIN_WORDS } from '@marcel/contracts';
import { SystemScreen } from '../features/system/components/SystemScreen';
import { AuditorsPage } from './AuditorsPage';

export const SystemPage = () => (
  <AuditorsPage words={ADMIN_WORDS.adminSystem}>
    <SystemScreen />
  </AuditorsPage>
);
