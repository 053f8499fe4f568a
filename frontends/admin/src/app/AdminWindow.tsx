import { PAGES, type WindowWords } from '@marcel/contracts';
import { usePageMeta, WindowFrame } from '@marcel/kit';
import { Suspense, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnWindowContext } from '../shared/browser/focus';
import { Waiting } from '../shared/components/blocks';
import { AdminNavigation } from './AdminNavigation';
import styles from './AdminWindow.module.css';

export function AdminWindow({ words, children }: { words: WindowWords; children: ReactNode }) {
  const navigate = useNavigate();
  const content = useRef<HTMLDivElement>(null);
  usePageMeta(words);
  return (
    <WindowFrame
      title={words.name}
      icon="admin"
      toolbar={<AdminNavigation />}
      onClose={() => navigate(PAGES.desktop)}
      closeLabel="Back to Marcel OS"
    >
      <div ref={content} className={styles.content}>
        <OwnWindowContext value={content}>
          <Suspense fallback={<Waiting label="Opening..." />}>{children}</Suspense>
        </OwnWindowContext>
      </div>
    </WindowFrame>
  );
}
