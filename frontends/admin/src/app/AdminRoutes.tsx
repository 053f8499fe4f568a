import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { RetroAntd } from '@marcel/kit/antd';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { belowAdmin } from '../shared/navigation/pages';
import { DashboardPage } from './pages/DashboardPage';
import { ImagePopulationPage } from './pages/ImagePopulationPage';
import { ImportPage } from './pages/ImportPage';
import { LoginPage } from './pages/LoginPage';
import { ReviewPage } from './pages/ReviewPage';
import { SubmissionsPage } from './pages/SubmissionsPage';
import { RequireAdmin } from './RequireAdmin';

const Desk = () => (
  <RequireAdmin>
    <RetroAntd>
      <Outlet />
    </RetroAntd>
  </RequireAdmin>
);

export const AdminRoutes = () => (
  <Routes>
    <Route path={belowAdmin(PAGES.adminLogin)} element={<LoginPage />} />
    <Route element={<Desk />}>
      <Route index element={<Navigate to={PAGES.adminDashboard} replace />} />
      <Route path={belowAdmin(PAGES.adminDashboard)} element={<DashboardPage />} />
      <Route path={belowAdmin(PAGES.adminSubmissions)} element={<SubmissionsPage />} />
      <Route path={belowAdmin(PAGES.adminSubmission)} element={<ReviewPage />} />
      <Route path={belowAdmin(PAGES.adminImagePopulation)} element={<ImagePopulationPage />} />
      <Route path={belowAdmin(PAGES.adminImport)} element={<ImportPage />} />
    </Route>
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
