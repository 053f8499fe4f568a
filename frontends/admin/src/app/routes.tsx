import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Waiting } from '../shared/components/Waiting';
import { belowAdmin } from '../shared/navigation/pages';
import { AdminArea } from './AdminArea';
import { AdminWindow } from './AdminWindow';
import {
  AuditPage,
  Dashboard,
  DemoDataImport,
  ImagePopulation,
  MascotById,
  MascotsManagement,
  SubmissionById,
  SubmissionsList,
} from './lazy-pages';
import { LoginPage } from './LoginPage';

/** The pages behind the login: the title of the window, what it is for in one sentence, and what it holds. */
const PAGES_BEHIND_LOGIN = [
  {
    path: PAGES.adminDashboard,
    title: 'Admin Dashboard',
    description: 'Submissions and mascots at a glance.',
    content: <Dashboard mascots={<MascotsManagement />} />,
  },
  {
    path: PAGES.adminSubmissions,
    title: 'Submissions',
    description: 'All mascots that visitors have submitted.',
    content: <SubmissionsList />,
  },
  {
    path: PAGES.adminSubmission,
    title: 'Review Submission',
    description: 'One submitted mascot, to be approved or rejected.',
    content: <SubmissionById />,
  },
  {
    path: PAGES.adminMascot,
    title: 'Mascot History',
    description: 'What has happened to one mascot.',
    content: <MascotById />,
  },
  {
    path: PAGES.adminImagePopulation,
    title: 'Image Population',
    description: 'Finds pictures for mascots that have none.',
    content: <ImagePopulation />,
  },
  {
    path: PAGES.adminImport,
    title: 'Demo Data Import',
    description: 'Brings the five demonstration mascots into the directory.',
    content: <DemoDataImport />,
  },
] as const;

export const AdminRoutes = () => (
  <Routes>
    <Route path={belowAdmin(PAGES.adminLogin)} element={<LoginPage />} />
    <Route
      path={belowAdmin(PAGES.adminAudit)}
      element={
        <Suspense fallback={<Waiting label="Opening..." />}>
          <AuditPage />
        </Suspense>
      }
    />
    <Route element={<AdminArea />}>
      <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
      {PAGES_BEHIND_LOGIN.map(({ path, content, ...told }) => (
        <Route key={path} path={belowAdmin(path)} element={<AdminWindow {...told}>{content}</AdminWindow>} />
      ))}
    </Route>
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
