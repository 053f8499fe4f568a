import { ADMIN_META, PAGES, type WindowMeta } from '@marcel/contracts';
import { FallbackScreen, ProgramWindow, usePageMeta } from '@marcel/kit';
import { RetroAntd } from '../shared/antd/RetroAntd';
import { lazyComponent } from '@marcel/kit/programs';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AuditorLogin, Login } from '../features/login/components/Login';
import { ADMIN_MESSAGES, AuthProvider, useAuth } from '../shared/auth/auth';
import { useRestoreButtonFocus } from '../shared/browser/focus';
import { LoadingBlock } from '../shared/components/blocks';
import { useRemoteChanges } from '../shared/live/refresh-soon';
import { toRelativeRoute, toLoginState } from '../shared/navigation/pages';
import { AdminWindow } from './AdminWindow';
import styles from './AdminWindow.module.css';

const lazy = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyComponent(() => load().then((page) => page[name]));

// Loaded after the login.
const Dashboard = lazyComponent(() =>
  import('../features/dashboard/components/Dashboard').then((page) => page.Dashboard),
);
const AuditTabs = lazy(() => import('../features/audit/components/AuditTabs'), 'AuditTabs');
const ImagePopulation = lazy(
  () => import('../features/image-population/components/ImagePopulation'),
  'ImagePopulation',
);
const ImportPage = lazy(() => import('../features/csv-import/components/CsvImport'), 'ImportPage');
const MascotsManagement = lazy(() => import('../features/mascots/components/MascotsManagement'), 'MascotsManagement');
const ModerationScreen = lazy(() => import('../features/moderation/components/ModerationScreen'), 'ModerationScreen');
const Programs = lazy(() => import('../features/programs/components/Programs'), 'Programs');
const SubmissionsList = lazy(() => import('../features/submissions/components/SubmissionsList'), 'SubmissionsList');
const SystemScreen = lazy(() => import('../features/system/components/SystemScreen'), 'SystemScreen');

const byId = () => import('./ById');
const SubmissionById = lazy(byId, 'SubmissionById');
const SubmissionHistoryById = lazy(byId, 'SubmissionHistoryById');
const MascotById = lazy(byId, 'MascotById');
const PictureByName = lazy(byId, 'PictureByName');

const ADMIN_PAGES = [
  ['adminDashboard', <Dashboard mascots={<MascotsManagement />} />],
  ['adminSubmissions', <SubmissionsList />],
  ['adminSubmission', <SubmissionById />],
  ['adminModeration', <ModerationScreen />],
  ['adminImagePopulation', <ImagePopulation />],
  ['adminImport', <ImportPage />],
  ['adminPrograms', <Programs />],
] as const;

const AUDITOR_PAGES = [
  ['adminAudit', <AuditTabs />],
  ['adminSystem', <SystemScreen />],
  ['adminMascot', <MascotById />],
  ['adminPicture', <PictureByName />],
  ['adminSubmissionHistory', <SubmissionHistoryById />],
] as const;

function AdminRoutes() {
  useRemoteChanges();
  return (
    <Routes>
      <Route path={toRelativeRoute(PAGES.adminLogin)} caseSensitive element={<LoginPage />} />
      {AUDITOR_PAGES.map(([page, content]) => (
        <Route
          key={page}
          path={toRelativeRoute(PAGES[page])}
          element={<AuditorPage meta={ADMIN_META[page]}>{content}</AuditorPage>}
        />
      ))}
      <Route element={<AdminArea />}>
        <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
        {ADMIN_PAGES.map(([page, content]) => (
          <Route
            key={page}
            path={toRelativeRoute(PAGES[page])}
            caseSensitive
            element={<AdminWindow meta={ADMIN_META[page]}>{content}</AdminWindow>}
          />
        ))}
      </Route>
      <Route path="*" element={<FallbackScreen />} />
    </Routes>
  );
}

function LoginPage() {
  usePageMeta(ADMIN_META.adminLogin);
  return (
    <div className={styles.narrow}>
      <ProgramWindow title="Admin Login" icon="admin">
        <Login />
      </ProgramWindow>
    </div>
  );
}

function AuditorPage({ meta, children }: { meta: WindowMeta; children: ReactNode }) {
  const { adminToken, auditorToken, isLoading } = useAuth();
  const isOpen = adminToken !== null || auditorToken !== null;
  return (
    <AdminWindow meta={meta}>
      {isLoading && <LoadingBlock label={ADMIN_MESSAGES.verifying} />}
      {!isLoading && !isOpen && <AuditorLogin />}
      {isOpen && children}
    </AdminWindow>
  );
}

function AdminArea() {
  const { adminToken, isLoading } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading) {
    return (
      <ProgramWindow title="Admin" icon="admin">
        <LoadingBlock label={ADMIN_MESSAGES.verifying} />
      </ProgramWindow>
    );
  }
  if (adminToken === null) return <Navigate to={PAGES.adminLogin} state={toLoginState(pathname + search)} replace />;
  return <Outlet />;
}

export default function App() {
  useRestoreButtonFocus();
  return (
    <RetroAntd>
      <AuthProvider>
        <AdminRoutes />
      </AuthProvider>
    </RetroAntd>
  );
}
