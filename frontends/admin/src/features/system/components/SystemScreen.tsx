import { Flex } from '@marcel/kit/antd';
import { useAuth } from '../../../shared/auth/auth-context';
import { BackupsCard } from './BackupsCard';
import { ConsumersCard } from './ConsumersCard';
import { DigestsCard } from './DigestsCard';
import { FiguresCards } from './FiguresCards';
import { LeasesCard } from './LeasesCard';
import { ParkedCard } from './ParkedCard';
import { ReleasesCard } from './ReleasesCard';

/** How the product is doing. An auditor looks on; an admin rebuilds, backs up, tries again and skips. */
export function SystemScreen() {
  const mayOperate = useAuth().adminToken !== null;
  return (
    <Flex vertical gap="middle">
      <FiguresCards>
        <ParkedCard mayOperate={mayOperate} />
        <BackupsCard mayOperate={mayOperate} />
        <ConsumersCard mayOperate={mayOperate} />
        <LeasesCard />
        <DigestsCard mayOperate={mayOperate} />
        <ReleasesCard />
      </FiguresCards>
    </Flex>
  );
}
