import { Spinner } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';
import { useAuth } from '../../../shared/auth/auth-context';
import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { sizeText } from '../../../shared/size-text';
import { useSystemReport } from '../api/use-system';
import { storeText } from '../system-texts';
import { ConsumersCard } from './ConsumersCard';
import { ParkedCard } from './ParkedCard';
import styles from './System.module.css';

/** Health of the product. Auditors read it; admins also retry and skip failed tasks. */
export function SystemScreen() {
  const mayOperate = useAuth().adminToken !== null;
  return (
    <Flex vertical gap="middle">
      <ParkedCard mayOperate={mayOperate} />
      <ConsumersCard />
      <NodeCards />
    </Flex>
  );
}

function NodeCards() {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useSystemReport();
  if (isLoadingError)
    return <LoadFailure title="Failed to load the system" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the system..." />;
  const { version, commit, startedAt, stores, pictures } = data;
  return (
    <>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      <div className={styles.grid}>
        <Card title="Version">
          <DefinitionRows
            rows={[
              ['Version', version],
              ['Commit', commit ?? 'Unknown'],
              ['Running since', adminDate(startedAt)],
            ]}
          />
        </Card>
        <Card title="Disk">
          <DefinitionRows
            rows={[
              ...stores.map(({ name, bytes }) => [storeText(name), sizeText(bytes)] as const),
              ['Pictures', sizeText(pictures.bytes)],
              ['Free for pictures', sizeText(pictures.freeBytes)],
            ]}
          />
        </Card>
      </div>
    </>
  );
}
