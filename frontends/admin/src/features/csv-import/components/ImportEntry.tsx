import type { MascotImport } from '@marcel/contracts';
import { Button, Flex, Progress, Tag } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { adminDate } from '../../../shared/dates/admin-date';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { isUnderway, useStopImport, useUndoImport } from '../api/use-imports';
import { useTakeSkipped } from '../api/use-take-away';
import { IMPORT_STATUS_LABELS } from '../csv-texts';

/** How far an import is or how it ended, and what can be done about it. */
export function ImportEntry({ entry }: { entry: MascotImport }) {
  const { id, fileName, status, rows, imported, skipped, takenBack, reason, begunAt, by } = entry;
  const [undoing, setUndoing] = useState(false);
  const stop = useStopImport(id);
  const undo = useUndoImport(id);
  const { mutate: takeSkipped, isPending: taking } = useTakeSkipped(id);
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
        <time dateTime={begunAt}>{adminDate(begunAt)}</time>
        {by !== null && `, ${by}`}
      </small>
      {isUnderway(entry) && (
        <Progress aria-label={`Progress of ${fileName}`} percent={percentOf(entry)} status="active" />
      )}
      <p>
        {imported} of {rows} imported, {skipped} skipped
        {takenBack > 0 && `, ${takenBack} taken out again`}
        {reason !== null && `: ${reason}`}
      </p>
      <Actions>
        {status === 'running' && (
          <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {stop.isPending ? 'Stopping...' : 'Stop'}
          </Button>
        )}
        {skipped > 0 && (
          <Button size="small" disabled={taking} onClick={() => takeSkipped(undefined)}>
            Download Skipped Rows
          </Button>
        )}
        {canUndo && (
          <Button size="small" danger onClick={() => setUndoing(true)}>
            Undo Import
          </Button>
        )}
      </Actions>
      {undoing && (
        <ReasonDialog
          title={`Undo the import of ${fileName}`}
          explanation={`Deletes the ${imported} mascots that it has brought, also those that were edited since.`}
          action="Undo Import"
          working={undo.isPending}
          onConfirm={(given) => undo.mutate(given, { onSuccess: () => setUndoing(false) })}
          onClose={() => setUndoing(false)}
        />
      )}
    </Flex>
  );
}

function percentOf({ status, rows, imported, skipped, takenBack }: MascotImport): number {
  const [done, all] = status === 'undoing' ? [takenBack, imported] : [imported + skipped, rows];
  return all === 0 ? 0 : Math.floor((done / all) * 100);
}
