import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { type SubmissionPayload, stripBidiControls } from '@marcel/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './YourSubmissions.module.css';

const MOST = 20;

const Receipts = z.array(z.object({ name: z.string(), statusUrl: z.string().check(z.regex(/^\/(?!\/)/)) }));
type Receipt = z.infer<typeof Receipts>[number];

const store = jsonStore(() => localStorage, 'mascotdex_submissions', Receipts);

/** The private links of this browser's submissions, newest first. */
export const receipts = {
  all: (): Receipt[] => store.read() ?? [],
  keep: (receipt: Receipt): void => {
    const others = receipts.all().filter(({ statusUrl }) => statusUrl !== receipt.statusUrl);
    store.write([receipt, ...others].slice(0, MOST));
  },
};

export const revisionDraftName = (key: string): string => `mascotdex_revision_${key}`;

export const isRevisionStarted = (key: string): boolean =>
  jsonStore(() => sessionStorage, revisionDraftName(key), z.looseObject({})).read() !== null;

export interface RevisionProps {
  statusKey: string;
  submitted: SubmissionPayload;
  imageUrl: string | null;
  notes: ReactNode;
  isAskedFor: boolean;
  onSent: () => void;
  onCancel: () => void;
}

export function YourSubmissions() {
  const [mine] = useState(receipts.all);
  if (mine.length === 0) return null;
  return (
    <details className={styles.submissions}>
      <summary>Your submissions ({mine.length})</summary>
      <ul>
        {mine.map(({ name, statusUrl }) => (
          <li key={statusUrl}>
            <Link to={statusUrl}>
              <bdi>{stripBidiControls(name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
