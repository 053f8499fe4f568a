import { BULK_FIELDS, type Mascot } from '@marcel/contracts';
import { Button, Form, Table } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { Dialog, INITIAL_FOCUS } from '../../../shared/components/Dialog';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import { useDeleteMascots, useEditMascots } from '../api';
import { isNothing, sameEdit, type SameValues } from '../same-edit';
import { MascotField } from './MascotFields';
import { Actions } from '../../../shared/components/Actions';
import { Card } from '../../../shared/components/Card';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { type ColumnSort, SORTED_COLUMNS } from '../mascot-page';
import { EditMascotDialog } from './EditMascotDialog';
import { mascotColumns } from './mascot-columns';

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

function sortOf(sorter: { columnKey?: unknown; order?: string | null } | undefined): ColumnSort | undefined {
  const by = SORTED_COLUMNS.find((name) => name === sorter?.columnKey);
  if (by === undefined || !sorter?.order) return undefined;
  return { by, order: sorter.order === 'ascend' ? 'asc' : 'desc' };
}

function SelectedMascots({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
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

function EditSelectedDialog({ ids, onClose, onDone }: SelectedDialogProps) {
  const formId = useId();
  const [form] = Form.useForm<SameValues>();
  const nothing = isNothing(sameEdit(Form.useWatch([], form) ?? {}));
  const { mutate, isPending } = useEditMascots();

  const save = (values: SameValues) => {
    const edit = sameEdit(values);
    if (!isNothing(edit)) mutate({ ids, edit }, { onSuccess: onDone });
  };

  return (
    <Dialog
      title={`Edit ${ids.length} mascots`}
      closesOutside={nothing}
      hasEntries={() => !isNothing(sameEdit(form.getFieldsValue()))}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save Changes'}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: nothing || isPending }}
    >
      <p>What you leave empty stays as it is.</p>
      <Form<SameValues> id={formId} form={form} layout="vertical" onFinish={save}>
        {BULK_FIELDS.map((name) => (
          <MascotField key={name} name={name} />
        ))}
      </Form>
    </Dialog>
  );
}

interface SelectedDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

function DeleteSelectedDialog({ ids, onClose, onDone }: SelectedDialogProps) {
  const { mutate, isPending } = useDeleteMascots();
  return (
    <Dialog
      title={`Delete ${ids.length} mascots`}
      onClose={onClose}
      cancelButtonProps={INITIAL_FOCUS}
      okText={isPending ? 'Deleting...' : 'Delete'}
      okButtonProps={{ danger: true, disabled: isPending }}
      onOk={() => mutate(ids, { onSuccess: onDone, onError: onClose })}
    >
      <p>Their pages, comments and likes go with them.</p>
      <p>{MASCOT_ADMIN_MESSAGES.deleteSeveralUndo}</p>
    </Dialog>
  );
}
