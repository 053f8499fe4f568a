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

export function AuditTabs() {
  const [address, setAddress] = useSearchParams();
  const requested = TABS.find(({ key }) => key === address.get('tab'))?.key;
  // A link that names a stream is about its events.
  const active = requested ?? (address.has('stream') ? 'log' : 'activity');
  return <Tabs items={TABS} activeKey={active} onChange={(tab) => setAddress({ tab }, { replace: true })} />;
}
