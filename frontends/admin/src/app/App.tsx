import { RetroAntd } from '@marcel/kit/antd';
import { AuthProvider } from '../shared/auth/AuthProvider';
import { useFocusGivenBack } from '../shared/browser/focus';
import { lateComponent } from '@marcel/kit/programs';
import { ADMIN_WORDS, PAGES, HEADERS, isRecordOf, isText, schemaOf } from '@marcel/contracts';
import { FallbackScreen, usePageMeta, WindowFrame, jsonStore } from '@marcel/kit';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { ADMIN_MESSAGES, type AuditHeaders, AuditorContext, useAuth } from '../shared/auth/auth';
import { Waiting } from '../shared/components/blocks';
import { useChangesByOthers } from '../shared/live/refresh-soon';
import { belowAdmin, remember } from '../shared/navigation/pages';
import { UndoProvider } from '../shared/undo/UndoProvider';
import { Login } from '../features/login/components/Login';
import styles from './LoginPage.module.css';
import { AdminWindow } from './AdminWindow';

const isKept = isRecordOf<AuditHeaders>({ [HEADERS.auditorToken]: isText });

const keptAuditor = jsonStore(() => sessionStorage, 'auditor', schemaOf(isKept));

const late = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lateComponent(() => load().then((page) => page[name]));

// Loaded after the login.
const Dashboard = lateComponent(() =>
  import('../features/dashboard/components/Dashboard').then((page) => page.Dashboard),
);
const ImagePopulation = late(
  () => import('../features/image-population/components/ImagePopulation'),
  'ImagePopulation',
);
const ImportPage = late(() => import('./ImportPage'), 'ImportPage');
const MascotsManagement = late(() => import('../features/mascots/components/MascotsManagement'), 'MascotsManagement');
const ModerationScreen = late(() => import('../features/moderation/components/ModerationScreen'), 'ModerationScreen');
const Programs = late(() => import('../features/programs/components/Programs'), 'Programs');
const SubmissionById = late(() => import('./ById'), 'SubmissionById');
const SubmissionsList = late(() => import('../features/submissions/components/SubmissionsList'), 'SubmissionsList');

const auditorPages = () => import('./auditor-pages');
const AuditPage = late(auditorPages, 'AuditPage');
const SystemPage = late(auditorPages, 'SystemPage');
const MascotHistoryPage = late(auditorPages, 'MascotHistoryPage');
const PictureHistoryPage = late(auditorPages, 'PictureHistoryPage');
const SubmissionHistoryPage = late(auditorPages, 'SubmissionHistoryPage');

const PAGES_BEHIND_LOGIN = [
  {
    path: PAGES.adminDashboard,
    words: ADMIN_WORDS.adminDashboard,
    content: <Dashboard mascots={<MascotsManagement />} />,
  },
  { path: PAGES.adminSubmissions, words: ADMIN_WORDS.adminSubmissions, content: <SubmissionsList /> },
  { path: PAGES.adminSubmission, words: ADMIN_WORDS.adminSubmission, content: <SubmissionById /> },
  { path: PAGES.adminModeration, words: ADMIN_WORDS.adminModeration, content: <ModerationScreen /> },
  { path: PAGES.adminImagePopulation, words: ADMIN_WORDS.adminImagePopulation, content: <ImagePopulation /> },
  { path: PAGES.adminImport, words: ADMIN_WORDS.adminImport, content: <ImportPage /> },
  { path: PAGES.adminPrograms, words: ADMIN_WORDS.adminPrograms, content: <Programs /> },
] as const;

const PAGES_OF_AUDITORS = [
  { path: PAGES.adminAudit, content: <AuditPage /> },
  { path: PAGES.adminSystem, content: <SystemPage /> },
  { path: PAGES.adminMascot, content: <MascotHistoryPage /> },
  { path: PAGES.adminPicture, content: <PictureHistoryPage /> },
  { path: PAGES.adminSubmissionHistory, content: <SubmissionHistoryPage /> },
] as const;

function AdminRoutes() {
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

function LoginPage() {
  usePageMeta(ADMIN_WORDS.adminLogin);
  return (
    <div className={styles.narrow}>
      <WindowFrame title="Admin Login" icon="admin" back={{ label: 'Back to Marcel OS', to: PAGES.desktop }}>
        <Login />
      </WindowFrame>
    </div>
  );
}

function AdminArea() {
  const { isAuthenticated, loading } = useAuth();
  const { pathname, search } = useLocation();
  useChangesByOthers();

  if (loading) {
    return (
      <WindowFrame title="Admin" icon="admin">
        <Waiting label={ADMIN_MESSAGES.verifying} />
      </WindowFrame>
    );
  }
  if (!isAuthenticated) return <Navigate to={PAGES.adminLogin} state={remember(pathname + search)} replace />;
  return (
    <UndoProvider>
      <Outlet />
    </UndoProvider>
  );
}

export default function App() {
  useFocusGivenBack();
  return (
    <RetroAntd>
      <AuthProvider>
        <AdminRoutes />
      </AuthProvider>
    </RetroAntd>
  );
}
