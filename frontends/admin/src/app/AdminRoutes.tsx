import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { RetroAntd } from '@marcel/kit/antd';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useDeskChanges } from '../shared/live/use-desk-changes';
import { belowAdmin } from '../shared/navigation/pages';
import { UndoProvider } from '../shared/undo/UndoProvider';
import { AuditPage } from './pages/AuditPage';
import { DashboardPage } from './pages/DashboardPage';
import { ImagePopulationPage } from './pages/ImagePopulationPage';
import { ImportPage } from './pages/ImportPage';
import { LoginPage } from './pages/LoginPage';
import { MascotHistoryPage } from './pages/MascotHistoryPage';
import { ReviewPage } from './pages/ReviewPage';
import { SubmissionsPage } from './pages/SubmissionsPage';
import { RequireAdmin } from './RequireAdmin';

const Desk = () => {
  useDeskChanges();
  return (
    <RequireAdmin>
      <RetroAntd>
        <UndoProvider>
          <Outlet />
        </UndoProvider>
      </RetroAntd>
    </RequireAdmin>
  );
};

export const AdminRoutes = () => (
  <Routes>
    <Route path={belowAdmin(PAGES.adminLogin)} element={<LoginPage />} />
    <Route path={belowAdmin(PAGES.adminAudit)} element={<AuditPage />} />
    <Route element={<Desk />}>
      <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
      <Route path={belowAdmin(PAGES.adminDashboard)} element={<DashboardPage />} />
      <Route path={belowAdmin(PAGES.adminSubmissions)} element={<SubmissionsPage />} />
      <Route path={belowAdmin(PAGES.adminSubmission)} element={<ReviewPage />} />
      <Route path={belowAdmin(PAGES.adminMascot)} element={<MascotHistoryPage />} />
      <Route path={belowAdmin(PAGES.adminImagePopulation)} element={<ImagePopulationPage />} />
      <Route path={belowAdmin(PAGES.adminImport)} element={<ImportPage />} />
    </Route>
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
