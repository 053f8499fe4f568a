import { ErrorDialog } from '@marcel/kit';
import { MASCOT_MESSAGES } from '@marcel/contracts';
import { useParams } from 'react-router-dom';
import { MascotTimeline } from '../../features/history/components/MascotTimeline';
import { AdminWindow } from '../AdminWindow';

export function MascotHistoryPage() {
  const { id = '' } = useParams();
  return (
    <AdminWindow title="Mascot History" description="What has happened to one mascot.">
      {/^[1-9]\d*$/.test(id) ? (
        <MascotTimeline key={id} id={Number(id)} />
      ) : (
        <ErrorDialog title={MASCOT_MESSAGES.notFound} message={MASCOT_MESSAGES.id} />
      )}
    </AdminWindow>
  );
}
