import type { Mascot } from '@marcel/contracts';
import { Table } from '@marcel/kit/antd';
import { useState } from 'react';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { SORTED_COLUMNS, type ColumnSort } from '../mascot-page';
import { EditMascotDialog } from './EditMascotDialog';
import { mascotColumns } from './mascot-columns';
import { SelectedMascots } from './SelectedMascots';

interface MascotsTableProps {
  mascots: readonly Mascot[];
  loading: boolean;
  searched: boolean;
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort | undefined) => void;
}

type OpenDialog = { kind: 'edit' | 'delete'; mascot: Mascot } | null;

export function MascotsTable({ mascots, loading, searched, sort, onSort }: MascotsTableProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [picked, setPicked] = useState<readonly number[]>([]);
  // Whatever is on another page or gone is no longer meant.
  const selected = mascots.filter(({ id }) => picked.includes(id)).map(({ id }) => id);
  const close = () => setDialog(null);
  const columns = mascotColumns(sort, {
    onEdit: (mascot) => setDialog({ kind: 'edit', mascot }),
    onDelete: (mascot) => setDialog({ kind: 'delete', mascot }),
  });
  return (
    <>
      <SelectedMascots ids={selected} onClear={() => setPicked([])} />
      <Table<Mascot>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={mascots}
        pagination={false}
        showSorterTooltip={false}
        aria-busy={loading}
        rowSelection={{
          selectedRowKeys: [...selected],
          onChange: (keys) => setPicked(keys.map(Number)),
          getCheckboxProps: ({ name }) => ({ 'aria-label': `Select ${name}` }),
          getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
        }}
        onChange={(_page, _filters, sorter) => onSort(sortOf(Array.isArray(sorter) ? sorter[0] : sorter))}
        locale={{ emptyText: searched ? 'No mascots match the search' : 'No mascots yet' }}
      />
      {dialog?.kind === 'edit' && <EditMascotDialog mascot={dialog.mascot} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteMascotDialog mascot={dialog.mascot} onClose={close} />}
    </>
  );
}

/** What the table's header has come to, in the server's words. */
function sortOf(sorter: { columnKey?: unknown; order?: string | null } | undefined): ColumnSort | undefined {
  const by = SORTED_COLUMNS.find((name) => name === sorter?.columnKey);
  if (by === undefined || !sorter?.order) return undefined;
  return { by, order: sorter.order === 'ascend' ? 'asc' : 'desc' };
}
