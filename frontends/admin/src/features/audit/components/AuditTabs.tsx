import { Tabs } from '@marcel/kit/antd';
import { useSearchParams } from 'react-router-dom';
import { ActivityPanel } from './ActivityPanel';
import { LogSearchPanel } from './LogSearchPanel';
import { ReplayPanel } from './ReplayPanel';
import { VerifyPanel } from './VerifyPanel';

const TABS = [
  { key: 'activity', label: 'Activity', children: <ActivityPanel /> },
  { key: 'log', label: 'Log', children: <LogSearchPanel /> },
  { key: 'replay', label: 'Replay', children: <ReplayPanel /> },
  { key: 'verify', label: 'Verify', children: <VerifyPanel /> },
];

/** Everything an auditor can do: see what was done, read the log and take it away, replay a submission, verify the seals. */
export function AuditTabs() {
  const [address, setAddress] = useSearchParams();
  const asked = TABS.find(({ key }) => key === address.get('tab'))?.key;
  // Whoever names a stream wants its events.
  const active = asked ?? (address.has('stream') ? 'log' : 'activity');
  return <Tabs items={TABS} activeKey={active} onChange={(tab) => setAddress({ tab }, { replace: true })} />;
}
