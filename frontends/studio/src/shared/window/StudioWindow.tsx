import { ProgramWindow, usePageMeta, type IconName } from '@marcel/kit';
import type { ReactNode } from 'react';

interface StudioWindowProps {
  title: string;
  description: string;
  icon: IconName;
  children: ReactNode;
}

/** The window of a studio program. */
export function StudioWindow({ title, description, icon, children }: StudioWindowProps) {
  usePageMeta({ title: `${title} - Marcel OS`, description });
  return (
    <ProgramWindow title={title} icon={icon}>
      {children}
    </ProgramWindow>
  );
}
