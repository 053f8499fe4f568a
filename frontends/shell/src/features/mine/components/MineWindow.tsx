import { MAIN_PAGES } from '@marcel/contracts';
import { WindowDialog } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';
import { MY_THINGS } from '../../../shared/programs';
import { MineContent } from './MineContent';

const { title, icon } = MY_THINGS;

/** My Things over the desktop, where there are no windows; Escape and the close button lead back. */
export function MineWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  return (
    <WindowDialog title={title} icon={icon} closeLabel={`Close ${title}`} width="wide" onClose={close}>
      <MineContent />
    </WindowDialog>
  );
}
