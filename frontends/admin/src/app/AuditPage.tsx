import { ADMIN_WORDS } from '@marcel/contracts';
import { AuditTabs } from '../features/audit/components/AuditTabs';
import { AuditorsPage } from './AuditorsPage';

export const AuditPage = () => (
  <AuditorsPage words={ADMIN_WORDS.adminAudit}>
    <AuditTabs />
  </AuditorsPage>
);
