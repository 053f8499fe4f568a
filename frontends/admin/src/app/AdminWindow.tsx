import { PAGES, type WindowWords } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Waiting } from '../shared/components/Waiting';
import { AdminNavigation } from './AdminNavigation';

interface AdminWindowProps {
  words: WindowWords;
  children: ReactNode;
}

/** The window of every page of the admin panel, with its navigation. */
export function AdminWindow({ words, children }: AdminWindowProps) {
  const navigate = useNavigate();
  usePageMeta(words);
  return (
    <WindowFrame
      title={words.name}
      icon="admin"
      toolbar={<AdminNavigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      <Suspense fallback={<Waiting label="Opening..." />}>{children}</Suspense>
    </WindowFrame>
  );
}
