import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { DeleteSelectedDialog } from './DeleteSelectedDialog';
import { EditSelectedDialog } from './EditSelectedDialog';

interface SelectedMascotsProps {
  ids: readonly number[];
  onClear: () => void;
}

/** What can be done with the mascots that are selected; nothing while none is. */
export function SelectedMascots({ ids, onClear }: SelectedMascotsProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    onClear();
  };
  if (ids.length === 0) return null;
  return (
    <Card title={`${ids.length} selected`}>
      <Actions>
        <Button onClick={() => setDialog('edit')}>Edit Selected</Button>
        <Button danger onClick={() => setDialog('delete')}>
          Delete Selected
        </Button>
        <Button onClick={onClear}>Clear Selection</Button>
      </Actions>
      {dialog === 'edit' && <EditSelectedDialog ids={ids} onClose={close} onDone={done} />}
      {dialog === 'delete' && <DeleteSelectedDialog ids={ids} onClose={close} onDone={done} />}
    </Card>
  );
}
