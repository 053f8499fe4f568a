import { ADMIN_META, PAGES, type WindowMeta } from '@marcel/contracts';
import { FallbackScreen, ProgramWindow, usePageMeta } from '@marcel/kit';
import { RetroAntd } from '../shared/antd/RetroAntd';
import { lazyComponent } from '@marcel/kit/programs';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AuditorLogin, Login } from '../features/login/components/Login';
import { ADMIN_MESSAGES, AuthProvider, useAuth } from '../shared/auth/auth';
import { useFocusGivenBack } from '../shared/browser/focus';
import { Waiting } from '../shared/components/blocks';
import { useChangesByOthers } from '../shared/live/refresh-soon';
import { belowAdmin, remember } from '../shared/navigation/pages';
import { AdminWindow } from './AdminWindow';
import styles from './AdminWindow.module.css';

const late = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyComponent(() => load().then((page) => page[name]));

// Loaded after the login.
const Dashboard = lazyComponent(() =>
  import('../features/dashboard/components/Dashboard').then((page) => page.Dashboard),
);
const AuditTabs = late(() => import('../features/audit/components/AuditTabs'), 'AuditTabs');
const ImagePopulation = late(
  () => import('../features/image-population/components/ImagePopulation'),
  'ImagePopulation',
);
const ImportPage = late(() => import('../features/csv-import/components/CsvImport'), 'ImportPage');
const MascotsManagement = late(() => import('../features/mascots/components/MascotsManagement'), 'MascotsManagement');
const ModerationScreen = late(() => import('../features/moderation/components/ModerationScreen'), 'ModerationScreen');
const Programs = late(() => import('../features/programs/components/Programs'), 'Programs');
const SubmissionsList = late(() => import('../features/submissions/components/SubmissionsList'), 'SubmissionsList');
const SystemScreen = late(() => import('../features/system/components/SystemScreen'), 'SystemScreen');

const byId = () => import('./ById');
const SubmissionById = late(byId, 'SubmissionById');
const SubmissionHistoryById = late(byId, 'SubmissionHistoryById');
const MascotById = late(byId, 'MascotById');
const PictureByName = late(byId, 'PictureByName');

const PAGES_OF_ADMINS = [
  ['adminDashboard', <Dashboard mascots={<MascotsManagement />} />],
  ['adminSubmissions', <SubmissionsList />],
  ['adminSubmission', <SubmissionById />],
  ['adminModeration', <ModerationScreen />],
  ['adminImagePopulation', <ImagePopulation />],
  ['adminImport', <ImportPage />],
  ['adminPrograms', <Programs />],
] as const;

const PAGES_OF_AUDITORS = [
  ['adminAudit', <AuditTabs />],
  ['adminSystem', <SystemScreen />],
  ['adminMascot', <MascotById />],
  ['adminPicture', <PictureByName />],
  ['adminSubmissionHistory', <SubmissionHistoryById />],
] as const;

function AdminRoutes() {
  useChangesByOthers();
  return (
    <Routes>
      <Route path={belowAdmin(PAGES.adminLogin)} caseSensitive element={<LoginPage />} />
      {PAGES_OF_AUDITORS.map(([page, content]) => (
        <Route
          key={page}
          path={belowAdmin(PAGES[page])}
          element={<AuditorsPage words={ADMIN_META[page]}>{content}</AuditorsPage>}
        />
      ))}
      <Route element={<AdminArea />}>
        <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
        {PAGES_OF_ADMINS.map(([page, content]) => (
          <Route
            key={page}
            path={belowAdmin(PAGES[page])}
            caseSensitive
            element={<AdminWindow words={ADMIN_META[page]}>{content}</AdminWindow>}
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

function AuditorsPage({ words, children }: { words: WindowMeta; children: ReactNode }) {
  const { adminToken, auditorToken, loading } = useAuth();
  const isOpen = adminToken !== null || auditorToken !== null;
  return (
    <AdminWindow words={words}>
      {loading && <Waiting label={ADMIN_MESSAGES.verifying} />}
      {!loading && !isOpen && <AuditorLogin />}
      {isOpen && children}
    </AdminWindow>
  );
}

function AdminArea() {
  const { adminToken, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) {
    return (
      <ProgramWindow title="Admin" icon="admin">
        <Waiting label={ADMIN_MESSAGES.verifying} />
      </ProgramWindow>
    );
  }
  if (adminToken === null) return <Navigate to={PAGES.adminLogin} state={remember(pathname + search)} replace />;
  return <Outlet />;
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
