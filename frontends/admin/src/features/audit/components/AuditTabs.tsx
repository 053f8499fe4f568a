import { Tabs } from '@marcel/kit/antd';
import { ExportLog } from './ExportLog';
import { LogSearchPanel } from './LogSearchPanel';
import { ReplayPanel } from './ReplayPanel';
import { VerifyPanel } from './VerifyPanel';

const TABS = [
  { key: 'log', label: 'Log', children: <LogSearchPanel /> },
  { key: 'replay', label: 'Replay', children: <ReplayPanel /> },
  { key: 'verify', label: 'Verify', children: <VerifyPanel /> },
  { key: 'export', label: 'Export', children: <ExportLog /> },
];

/** Everything an auditor can do: read the log, replay a submission, verify the seals, take the log away. */
export const AuditTabs = () => <Tabs items={TABS} />;
