import { Icon, useToast } from '@marcel/kit';
import { useState, type ComponentType } from 'react';
import styles from './ReportButton.module.css';
import type { ReportDialogProps } from './ReportDialog';
import { createStoredSet } from '../storage/stored-set';

const useReported = createStoredSet('reported', 200);

const OPEN_FAILED = {
  title: 'Error',
  body: 'The form could not be opened. Please try again.',
  tone: 'destructive',
} as const;

export function ReportButton({ path, name }: { path: string; name: string }) {
  const [isReported, setReported] = useReported(path);
  const [dialogModule, setDialogModule] = useState<{ ReportDialog: ComponentType<ReportDialogProps> } | null>(null);
  const toast = useToast();
  const label = isReported ? 'Reported' : 'Report';
  const open = () => {
    if (!isReported) void import('./ReportDialog').then(setDialogModule, () => toast(OPEN_FAILED));
  };
  const close = () => setDialogModule(null);
  return (
    <>
      <button
        type="button"
        className={styles.report}
        aria-label={`${label} ${name}`}
        aria-haspopup="dialog"
        aria-disabled={isReported}
        onClick={open}
      >
        <Icon name="flag" size={14} />
        <span className="m-word">{label}</span>
      </button>
      {dialogModule && (
        <dialogModule.ReportDialog path={path} name={name} onReported={() => setReported(true)} onClose={close} />
      )}
    </>
  );
}
