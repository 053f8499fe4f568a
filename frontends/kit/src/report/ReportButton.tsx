import { useToast } from '@marcel/kit';
import { useState, type ComponentType } from 'react';
import { Flag } from './Flag';
import styles from './ReportButton.module.css';
import type { ReportDialogProps } from './ReportDialog';
import { useReported } from './reported-items';
import { REPORT_TEXTS } from './texts';

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
