import { DESKTOP_WINDOW, DESKTOP_META, MAIN_PAGES } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import { WindowDialog } from '@marcel/kit/programs';
import { useNavigate } from 'react-router-dom';
import { DESKTOP_WINDOWS } from './desktop-windows';

export function DesktopDialog({ opened }: { opened: string | null }) {
  const navigate = useNavigate();
  const address = `${MAIN_PAGES.desktop}?${DESKTOP_WINDOW.parameter}=${opened}`;
  const window = DESKTOP_WINDOWS.find(({ to }) => to === address);
  usePageMeta(window?.desktopMeta ?? DESKTOP_META.desktop);
  if (!window) return null;
  const { title, icon, isMaximized, content } = window;
  return (
    <WindowDialog
      key={address}
      title={title}
      icon={icon}
      closeLabel={`Close ${title}`}
      width={isMaximized ? 'full' : 'wide'}
      onClose={() => void navigate(MAIN_PAGES.desktop)}
    >
      {content}
    </WindowDialog>
  );
}
