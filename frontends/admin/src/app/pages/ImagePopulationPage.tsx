import { EmptyState } from '@marcel/kit';
import { AdminWindow } from '../AdminWindow';

export const ImagePopulationPage = () => (
  <AdminWindow title="Image Population" description="Finds pictures for mascots that have none.">
    <EmptyState title="Image Population is not installed yet">
      <p>This part of the admin panel comes with a later version. Pictures can be set by hand in Edit Mascot.</p>
    </EmptyState>
  </AdminWindow>
);
