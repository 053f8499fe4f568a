import type { WindowWords } from '@marcel/contracts';
import { ProgramWindow, usePageMeta, type IconName } from '@marcel/kit';
import type { ReactNode } from 'react';

export function StudioWindow({ words, icon, children }: { words: WindowWords; icon: IconName; children: ReactNode }) {
  usePageMeta(words);
  return (
    <ProgramWindow title={words.name} icon={icon}>
      {children}
    </ProgramWindow>
  );
}
