import { ADMIN_WORDS, PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Suspense, useMemo, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AuditorContext, type AuditHeaders } from '../shared/auth/audit-access';
import { keptAuditor } from '../shared/auth/auditor-storage';
import { Waiting } from '../shared/components/Waiting';
import { belowAdmin } from '../shared/navigation/pages';
import { AdminArea } from './AdminArea';
import { AdminWindow } from './AdminWindow';
import {
  AuditPage,
  Dashboard,
  ImportPage,
  ImagePopulation,
  MascotHistoryPage,
  MascotsManagement,
  ModerationScreen,
  PictureHistoryPage,
  Programs,
  SubmissionById,
  SubmissionHistoryPage,
  SubmissionsList,
  SystemPage,
} from './lazy-pages';
import { LoginPage } from './LoginPage';

/** The pages behind the login: what each says of itself, and what it holds. */
const PAGES_BEHIND_LOGIN = [
  {
    path: PAGES.adminDashboard,
    words: ADMIN_WORDS.adminDashboard,
    content: <Dashboard mascots={<MascotsManagement />} />,
  },
  {
    path: PAGES.adminSubmissions,
    words: ADMIN_WORDS.adminSubmissions,
    content: <SubmissionsList />,
  },
  {
    path: PAGES.adminSubmission,
    words: ADMIN_WORDS.adminSubmission,
    content: <SubmissionById />,
  },
  {
    path: PAGES.adminModeration,
    words: ADMIN_WORDS.adminModeration,
    content: <ModerationScreen />,
  },
  {
    path: PAGES.adminImagePopulation,
    words: ADMIN_WORDS.adminImagePopulation,
    content: <ImagePopulation />,
  },
  {
    path: PAGES.adminImport,
    words: ADMIN_WORDS.adminImport,
    content: <ImportPage />,
  },
  {
    path: PAGES.adminPrograms,
    words: ADMIN_WORDS.adminPrograms,
    content: <Programs />,
  },
] as const;

/** Those that an auditor may open, too. */
const PAGES_OF_AUDITORS = [
  { path: PAGES.adminAudit, content: <AuditPage /> },
  { path: PAGES.adminSystem, content: <SystemPage /> },
  { path: PAGES.adminMascot, content: <MascotHistoryPage /> },
  { path: PAGES.adminPicture, content: <PictureHistoryPage /> },
  { path: PAGES.adminSubmissionHistory, content: <SubmissionHistoryPage /> },
] as const;

export function AdminRoutes() {
  const [auditor, setAuditor] = useState<AuditHeaders | null>(() => keptAuditor.read() ?? null);
  const access = useMemo(() => {
    const open = (headers: AuditHeaders) => {
      keptAuditor.write(headers);
      setAuditor(headers);
    };
    const leave = () => {
      keptAuditor.clear();
      setAuditor(null);
    };
    return { auditor, open, leave };
  }, [auditor]);
  return (
    <AuditorContext value={access}>
      <AllRoutes />
    </AuditorContext>
  );
}

const AllRoutes = () => (
  <Routes>
    <Route path={belowAdmin(PAGES.adminLogin)} caseSensitive element={<LoginPage />} />
    {PAGES_OF_AUDITORS.map(({ path, content }) => (
      <Route
        key={path}
        path={belowAdmin(path)}
        element={<Suspense fallback={<Waiting label="Opening..." />}>{content}</Suspense>}
      />
    ))}
    <Route element={<AdminArea />}>
      <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
      {PAGES_BEHIND_LOGIN.map(({ path, content, words }) => (
        <Route
          key={path}
          path={belowAdmin(path)}
          caseSensitive
          element={<AdminWindow words={words}>{content}</AdminWindow>}
        />
      ))}
    </Route>
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
