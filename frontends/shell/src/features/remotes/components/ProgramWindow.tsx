import { PAGES } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RemotePageProps } from '../../../shared/remote-pages';

interface ProgramWindowProps extends Pick<RemotePageProps, 'title' | 'icon'> {
  children: ReactNode;
}

/** The window of a program that has not come itself. */
export function ProgramWindow({ title, icon, children }: ProgramWindowProps) {
  const navigate = useNavigate();
  usePageMeta({ title: `${title} - Marcel OS`, description: `${title} is a program of Marcel OS.` });
  return (
    <WindowFrame
      title={title}
      icon={icon}
      back={{ label: 'Back to Marcel OS', to: PAGES.desktop }}
      onClose={() => void navigate(PAGES.desktop)}
    >
      {children}
    </WindowFrame>
  );
}
