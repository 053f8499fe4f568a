import { PAGES } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Waiting } from '../shared/components/Waiting';
import { AdminNavigation } from './AdminNavigation';

interface AdminWindowProps {
  title: string;
  /** What the page is for, in one sentence. */
  description: string;
  children: ReactNode;
}

/** The window of every page of the admin panel, with its navigation. */
export function AdminWindow({ title, description, children }: AdminWindowProps) {
  const navigate = useNavigate();
  usePageMeta({ title: `${title} | Marcel OS Admin`, description });
  return (
    <WindowFrame
      title={title}
      icon="admin"
      toolbar={<AdminNavigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      <Suspense fallback={<Waiting label="Opening..." />}>{children}</Suspense>
    </WindowFrame>
  );
}
