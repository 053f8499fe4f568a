import { ADMIN_WORDS, PAGES } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuditAccess, adminHeaders, type AuditHeaders } from '../features/audit/api/audit-access';
import { AuditorLogin } from '../features/audit/components/AuditorLogin';
import { AuditTabs } from '../features/audit/components/AuditTabs';
import { useAuth } from '../shared/auth/auth-context';
import { ADMIN_MESSAGES } from '../shared/auth/auth-texts';
import { Waiting } from '../shared/components/Waiting';
import { AdminWindow } from './AdminWindow';

/** The audit, for an admin who is logged in and for an auditor with a token of their own. */
export function AuditPage() {
  const { adminToken, loading } = useAuth();
  const [auditor, setAuditor] = useState<AuditHeaders | null>(null);
  const headers = adminToken === null ? auditor : adminHeaders(adminToken);
  const Window = adminToken === null ? AuditorWindow : AuditWindow;
  return (
    <Window>
      {loading && <Waiting label={ADMIN_MESSAGES.verifying} />}
      {!loading && headers === null && <AuditorLogin onOpen={setAuditor} />}
      {headers !== null && (
        <AuditAccess value={headers}>
          <AuditTabs />
        </AuditAccess>
      )}
    </Window>
  );
}

const AuditWindow = ({ children }: { children: ReactNode }) => (
  <AdminWindow words={ADMIN_WORDS.adminAudit}>{children}</AdminWindow>
);

function AuditorWindow({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  usePageMeta(ADMIN_WORDS.adminAudit);
  return (
    <WindowFrame
      title={ADMIN_WORDS.adminAudit.name}
      icon="admin"
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      {children}
    </WindowFrame>
  );
}
