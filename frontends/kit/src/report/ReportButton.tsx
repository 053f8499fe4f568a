import { useToast } from '@marcel/kit';
import { useState, type ComponentType } from 'react';
import styles from './ReportButton.module.css';
import type { ReportDialogProps } from './ReportDialog';
import { REPORT_TEXTS } from './texts';
import { remembered } from '../storage/remembered';

/** Whether something was reported from this browser, by the path that it is reported to. */
const useReported = remembered('reported', 200);

const FLAG = 'M3 1h2v1h4v1h5v8H9v-1H5v5H3z';

/** Drawn as the kit's icons are, but brought along by each program: a shell of an earlier release has no such icon. */
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

interface ReportButtonProps {
  /** Where it is reported to. */
  path: string;
  /** What would be reported, such as "Hug of Ada". */
  name: string;
}

const loadDialog = () => import('./ReportDialog');

/** A small flag by which a visitor tells that others should not see something, once in a browser. */
export function ReportButton({ path, name }: ReportButtonProps) {
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
