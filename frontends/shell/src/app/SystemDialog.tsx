import { MAIN_PAGES } from '@marcel/contracts';
import { WindowDialog } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';
import type { WindowProgram } from '../features/windows/window-program';

/** What belongs to the desktop, over it where there are no windows; Escape and the close button lead back. */
export function SystemDialog({ title, icon, content }: WindowProgram) {
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  return (
    <WindowDialog title={title} icon={icon} closeLabel={`Close ${title}`} width="wide" onClose={close}>
      {content}
    </WindowDialog>
  );
}
