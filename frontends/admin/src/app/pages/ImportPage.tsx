import { DemoDataImport } from '../../features/import/components/DemoDataImport';
import { AdminWindow } from '../AdminWindow';

export const ImportPage = () => (
  <AdminWindow title="Demo Data Import" description="Brings the five demonstration mascots into the directory.">
    <DemoDataImport />
  </AdminWindow>
);
