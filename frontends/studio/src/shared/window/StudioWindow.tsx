import { usePageMeta, WindowFrame, type IconName } from '@marcel/kit';
import { PAGES } from '@marcel/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface StudioWindowProps {
  title: string;
  description: string;
  icon: IconName;
  children: ReactNode;
}

/** The window of a studio program, with both ways back to the desktop. */
export function StudioWindow({ title, description, icon, children }: StudioWindowProps) {
  const navigate = useNavigate();
  usePageMeta({ title: `${title} - Marcel OS`, description });
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
