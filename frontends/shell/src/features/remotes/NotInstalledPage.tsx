import { PAGES } from '@marcel/contracts/site/pages';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { NotInstalled } from '../../shared/NotInstalled';
import type { RemotePageProps } from '../../shared/remote-pages';

/** The window of a program that is not part of this installation. */
export function NotInstalledPage({ title, icon }: Pick<RemotePageProps, 'title' | 'icon'>) {
  const navigate = useNavigate();
  usePageMeta({ title: `${title} - Marcel OS`, description: `${title} is a program of Marcel OS.` });
  return (
    <WindowFrame
      title={title}
      icon={icon}
      back={{ label: 'Back to Marcel OS', to: PAGES.desktop }}
      onClose={() => void navigate(PAGES.desktop)}
    >
      <NotInstalled title={title} />
    </WindowFrame>
  );
}
