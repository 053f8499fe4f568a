import type { Mascot } from '@marcel/contracts';
import { Table } from '@marcel/kit/antd';
import { useState } from 'react';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { EditMascotDialog } from './EditMascotDialog';
import { mascotColumns } from './mascot-columns';

interface MascotsTableProps {
  mascots: readonly Mascot[];
  loading: boolean;
  searched: boolean;
}

type OpenDialog = { kind: 'edit' | 'delete'; mascot: Mascot } | null;

export function MascotsTable({ mascots, loading, searched }: MascotsTableProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const columns = mascotColumns({
    onEdit: (mascot) => setDialog({ kind: 'edit', mascot }),
    onDelete: (mascot) => setDialog({ kind: 'delete', mascot }),
  });
  return (
    <>
      <Table<Mascot>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={mascots}
        pagination={false}
        aria-busy={loading}
        locale={{ emptyText: searched ? 'No mascots match the search' : 'No mascots yet' }}
      />
      {dialog?.kind === 'edit' && <EditMascotDialog mascot={dialog.mascot} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteMascotDialog mascot={dialog.mascot} onClose={close} />}
    </>
  );
}
