import { Dashboard } from '../../features/dashboard/components/Dashboard';
import { MascotsManagement } from '../../features/mascots/components/MascotsManagement';
import { AdminWindow } from '../AdminWindow';

export const DashboardPage = () => (
  <AdminWindow title="Admin Dashboard" description="Submissions and mascots at a glance.">
    <Dashboard mascots={<MascotsManagement />} />
  </AdminWindow>
);
