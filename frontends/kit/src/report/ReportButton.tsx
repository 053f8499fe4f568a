import { useToast } from '@marcel/kit';
import { useState, type ComponentType } from 'react';
import styles from './ReportButton.module.css';
import type { ReportDialogProps } from './ReportDialog';
import { REPORT_TEXTS } from './texts';
import { remembered } from '../storage/remembered';

const useReported = remembered('reported', 200);

const FLAG = 'M3 1h2v1h4v1h5v8H9v-1H5v5H3z';

const Flag = () => (
  <svg
    viewBox="0 0 16 16"
    width={14}
    height={14}
    fill="currentColor"
    shapeRendering="crispEdges"
    aria-hidden
    focusable={false}
  >
    <path d={FLAG} />
  </svg>
);

const loadDialog = () => import('./ReportDialog');

export function ReportButton({ path, name }: { path: string; name: string }) {
  const [isReported, setReported] = useReported(path);
  const [opened, setOpened] = useState<{ ReportDialog: ComponentType<ReportDialogProps> } | null>(null);
  const toast = useToast();
  const label = isReported ? REPORT_TEXTS.reported : REPORT_TEXTS.report;
  const open = () => {
    if (isReported) return;
    void loadDialog().then(setOpened, () => toast({ ...REPORT_TEXTS.notOpened, tone: 'destructive' }));
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
        <Flag />
        {label}
      </button>
      {opened && <opened.ReportDialog path={path} name={name} onReported={() => setReported(true)} onClose={close} />}
    </>
  );
}
