import { ADMIN_WORDS, PAGES } from '@marcel/contracts';
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
  LikeBurstsScreen,
  MascotById,
  MascotsManagement,
  ModerationScreen,
  ProgramByName,
  ProgramsOverview,
  SubmissionById,
  SubmissionsList,
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
    path: PAGES.adminLikes,
    words: ADMIN_WORDS.adminLikes,
    content: <LikeBurstsScreen />,
  },
  {
    path: PAGES.adminMascot,
    words: ADMIN_WORDS.adminMascot,
    content: <MascotById />,
  },
  {
    path: PAGES.adminImagePopulation,
    words: ADMIN_WORDS.adminImagePopulation,
    content: <ImagePopulation />,
  },
  {
    path: PAGES.adminImport,
    words: ADMIN_WORDS.adminImport,
    content: <DemoDataImport />,
  },
  {
    path: PAGES.adminPrograms,
    words: ADMIN_WORDS.adminPrograms,
    content: <ProgramsOverview />,
  },
  {
    path: PAGES.adminProgram,
    words: ADMIN_WORDS.adminProgram,
    content: <ProgramByName />,
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
      {PAGES_BEHIND_LOGIN.map(({ path, content, words }) => (
        <Route key={path} path={belowAdmin(path)} element={<AdminWindow words={words}>{content}</AdminWindow>} />
      ))}
    </Route>
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
