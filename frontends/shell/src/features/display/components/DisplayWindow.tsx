import { MAIN_PAGES } from '@marcel/contracts';
import { WindowDialog } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';
import { DISPLAY } from '../../../shared/programs';
import { DisplaySettings } from './DisplaySettings';

const { title, icon } = DISPLAY;

/** The settings over the desktop, where there are no windows; Escape and the close button lead back. */
export function DisplayWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  return (
    <WindowDialog title={title} icon={icon} closeLabel={`Close ${title}`} width="wide" onClose={close}>
      <DisplaySettings />
    </WindowDialog>
  );
}
