import type { MascotImport } from '@marcel/contracts';
import { Button, Flex, Progress, Tag } from 'antd';
import { useState } from 'react';
import { Icon } from '@marcel/kit';
import { Actions, Card, Columns, Loaded, Time } from '../../../shared/components/blocks';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { isInProgress, useImports, useStopOrUndoImport, useDownloadDirectory, useDownloadSkippedRows } from '../api';
import { IMPORT_STATUS_LABELS } from '../csv';
import { DemoDataImport } from './DemoDataImport';
import { FileCard } from './FileCard';

export const ImportPage = () => (
  <Flex vertical gap="middle">
    <CsvImport />
    <DemoDataImport />
  </Flex>
);

export function CsvImport() {
  const { mutate, isPending } = useDownloadDirectory();
  return (
    <Columns
      main={
        <>
          <FileCard />
          <ImportsCard />
        </>
      }
      aside={
        <Card title="Export the Directory">
          <p>All mascots with every field. The CSV can be imported again.</p>
          <Actions>
            <Button icon={<Icon name="download" />} disabled={isPending} onClick={() => mutate('csv')}>
              Download CSV
            </Button>
            <Button icon={<Icon name="download" />} disabled={isPending} onClick={() => mutate('json')}>
              Download JSON
            </Button>
          </Actions>
        </Card>
      }
    />
  );
}

function ImportsCard() {
  return (
    <Loaded query={useImports()} dataName="the imports" loading={null}>
      {({ imports }) =>
        imports.length > 0 && (
          <Card title="Recent Imports">
            <Flex component="ul" vertical gap="middle">
              {imports.map((one) => (
                <li key={one.id}>
                  <ImportEntry entry={one} />
                </li>
              ))}
            </Flex>
          </Card>
        )
      }
    </Loaded>
  );
}

function ImportEntry({ entry }: { entry: MascotImport }) {
  const { id, fileName, status, rows, imported, skipped, unloaded, removed, reason, startedAt, by } = entry;
  const [isUndoDialogOpen, setUndoDialogOpen] = useState(false);
  const stop = useStopOrUndoImport(id);
  const undo = useStopOrUndoImport(id);
  const { mutate: downloadSkipped, isPending: isDownloading } = useDownloadSkippedRows(id);
  const canUndo = imported > 0 && (status === 'completed' || status === 'stopped');
  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center" wrap>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
        <Tag>{IMPORT_STATUS_LABELS[status]}</Tag>
      </Flex>
      <small>
        <Time at={startedAt} />
        {by !== null && `, ${by}`}
      </small>
      {isInProgress(entry) && (
        <Progress aria-label={`Progress of ${fileName}`} percent={toPercent(entry)} status="active" />
      )}
      <p>
        {imported} of {rows} imported, {skipped} skipped
        {unloaded > 0 && `, ${unloaded} without their pictures`}
        {removed > 0 && `, ${removed} removed`}
        {reason !== null && `: ${reason}`}
      </p>
      <Actions>
        {status === 'running' && (
          <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate(null)}>
            {stop.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        )}
        {skipped + unloaded > 0 && (
          <Button size="small" disabled={isDownloading} onClick={() => downloadSkipped(undefined)}>
            {unloaded > 0 ? 'Download Problems' : 'Download Skipped Rows'}
          </Button>
        )}
        {canUndo && (
          <Button size="small" danger onClick={() => setUndoDialogOpen(true)}>
            Undo Import
          </Button>
        )}
      </Actions>
      {isUndoDialogOpen && (
        <ReasonDialog
          title={`Undo the import of ${fileName}`}
          explanation={`This deletes all ${imported} imported mascots, even if they were edited since.`}
          action="Undo Import"
          isWorking={undo.isPending}
          onConfirm={(text) => undo.mutate(text, { onSuccess: () => setUndoDialogOpen(false) })}
          onClose={() => setUndoDialogOpen(false)}
        />
      )}
    </Flex>
  );
}

function toPercent({ status, rows, imported, skipped, removed }: MascotImport): number {
  const [count, total] = status === 'undoing' ? [removed, imported] : [imported + skipped, rows];
  return total === 0 ? 0 : Math.floor((count / total) * 100);
}
