import { Icon, useToast } from '@marcel/kit';
import { useState, type ComponentType } from 'react';
import styles from './ReportButton.module.css';
import type { ReportDialogProps } from './ReportDialog';
import { remembered } from '../storage/remembered';

const useReported = remembered('reported', 200);

const NOT_OPENED = {
  title: 'Error',
  body: 'The form could not be opened. Please try again.',
  tone: 'destructive',
} as const;

export function ReportButton({ path, name }: { path: string; name: string }) {
  const [isReported, setReported] = useReported(path);
  const [opened, setOpened] = useState<{ ReportDialog: ComponentType<ReportDialogProps> } | null>(null);
  const toast = useToast();
  const label = isReported ? 'Reported' : 'Report';
  const open = () => {
    if (!isReported) void import('./ReportDialog').then(setOpened, () => toast(NOT_OPENED));
  };
  const close = () => setOpened(null);
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
        {label}
      </button>
      {opened && <opened.ReportDialog path={path} name={name} onReported={() => setReported(true)} onClose={close} />}
    </>
  );
}
