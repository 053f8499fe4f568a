import { Tabs } from '@marcel/kit/antd';
import styles from './Audit.module.css';
import { ExportLog } from './ExportLog';
import { LogSearchPanel } from './LogSearchPanel';
import { ReplayPanel } from './ReplayPanel';
import { VerifyPanel } from './VerifyPanel';

const TABS = [
  { label: 'Log', panel: <LogSearchPanel /> },
  { label: 'Replay', panel: <ReplayPanel /> },
  { label: 'Verify', panel: <VerifyPanel /> },
  { label: 'Export', panel: <ExportLog /> },
];

/** Everything an auditor can do: read the log, replay a submission, verify the seals, take the log away. */
export const AuditDesk = () => (
  <Tabs
    items={TABS.map(({ label, panel }) => ({
      key: label,
      label,
      children: <div className={styles.tab}>{panel}</div>,
    }))}
  />
);
