import { Button, Flex } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useExport } from '../api/use-export';

export function ExportLog() {
  const { mutate, error, isPending } = useExport();
  return (
    <Flex vertical gap="middle">
      <p>The whole log as newline-delimited JSON, one event a line. What identifies a person is sealed.</p>
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Exporting...' : 'Export NDJSON'}
        </Button>
      </Actions>
      {error && <LoadFailure title="Failed to export" error={error} onRetry={() => mutate()} />}
    </Flex>
  );
}
