import { PAGES, type WindowWords } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuditorLogin } from '../features/audit/components/AuditorLogin';
import { AuditAccess, adminHeaders, useAuditor } from '../shared/auth/audit-access';
import { useAuth } from '../shared/auth/auth-context';
import { ADMIN_MESSAGES } from '../shared/auth/auth-texts';
import { Waiting } from '../shared/components/Waiting';
import { AdminWindow } from './AdminWindow';
import { AuditorNavigation } from './AuditorNavigation';

interface AuditorsPageProps {
  words: WindowWords;
  children: ReactNode;
}

/** A page for an admin who is logged in, and for an auditor with a token of their own. */
export function AuditorsPage({ words, children }: AuditorsPageProps) {
  const { adminToken, loading } = useAuth();
  const { auditor, open } = useAuditor();
  const headers = adminToken === null ? auditor : adminHeaders(adminToken);
  const Window = adminToken === null ? AuditorWindow : AdminWindow;
  return (
    <Window words={words}>
      {loading && <Waiting label={ADMIN_MESSAGES.verifying} />}
      {!loading && headers === null && <AuditorLogin onOpen={open} />}
      {headers !== null && <AuditAccess value={headers}>{children}</AuditAccess>}
    </Window>
  );
}

function AuditorWindow({ words, children }: AuditorsPageProps) {
  const navigate = useNavigate();
  usePageMeta(words);
  return (
    <WindowFrame
      title={words.name}
      icon="admin"
      toolbar={<AuditorNavigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      {children}
    </WindowFrame>
  );
}
