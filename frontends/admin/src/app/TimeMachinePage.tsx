import { ADMIN_WORDS } from '@marcel/contracts';
import { TimeMachineScreen } from '../features/time-machine/components/TimeMachineScreen';
import { AuditorsPage } from './AuditorsPage';

export const TimeMachinePage = () => (
  <AuditorsPage words={ADMIN_WORDS.adminTimeMachine}>
    <TimeMachineScreen />
  </AuditorsPage>
);
