import { BULK_FIELDS, fillPath, type Mascot, PAGES } from '@marcel/contracts';
import { classes, Icon, LinkButton } from '@marcel/kit';
import { Button, Flex, Form, Table, type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useId, useState } from 'react';
import { mascotHistoryPage } from '../../../shared/navigation/pages';
import styles from './mascot-columns.module.css';
import hide from '../../../shared/components/hide-below.module.css';
import { Dialog, INITIAL_FOCUS } from '../../../shared/components/Dialog';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { type ColumnSort, SORTABLE_COLUMNS, useDeleteMascots, useEditMascots } from '../api';
import { isEmptyEdit, toBulkEdit, type BulkValues } from '../mascot-edit';
import { MascotField } from './MascotFields';
import { Actions, Card, MascotPicture } from '../../../shared/components/blocks';
import { EditMascotDialog } from './EditMascotDialog';

type OpenDialog = { kind: 'edit' | 'delete'; mascot: Mascot } | null;

const mascotColumns = (sort: ColumnSort | undefined, open: (dialog: OpenDialog) => void): TableColumnsType<Mascot> => [
  {
    title: 'Picture',
    key: 'picture',
    className: classes(styles.picture, hide.below560),
    render: (_, { imageUrl, name }) => <MascotPicture src={imageUrl} name={name} sizes="40px" />,
  },
  {
    title: 'Name',
    ...sortableColumn('name', sort),
    rowScope: 'row',
    className: styles.name,
    render: (_, { name, brand, slug }) => (
      <>
        <Link to={fillPath(PAGES.mascot, { slug })} title={name}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={styles.brand}>{brand}</bdi>
      </>
    ),
  },
  {
    title: 'Brand',
    ...sortableColumn('brand', sort),
    className: classes(styles.name, hide.below1140),
    render: (_, { brand }) => <bdi title={brand}>{brand}</bdi>,
  },
  {
    title: 'Industry',
    key: 'industry',
    className: classes(styles.unbroken, styles.industry, hide.below950),
    render: (_, { industry }) => <bdi>{industry}</bdi>,
  },
  {
    title: 'Status',
    key: 'status',
    className: classes(styles.status, hide.below560),
    render: (_, { status }) =>
      status === 'active' ? <Tag color="green">Active</Tag> : <Tag color="default">Inactive</Tag>,
  },
  {
    title: 'Likes',
    dataIndex: 'likes',
    ...sortableColumn('likes', sort),
    align: 'right',
    className: classes(styles.number, hide.below720),
  },
  {
    title: 'Actions',
    key: 'actions',
    className: styles.actions,
    render: (_, mascot) => (
      <Flex gap="small" className={styles.buttons}>
        <Button
          icon={<Icon name="edit" />}
          aria-label={`Edit ${mascot.name}`}
          onClick={() => open({ kind: 'edit', mascot })}
        >
          <span className={styles.buttonWord}>Edit</span>
        </Button>
        <LinkButton to={mascotHistoryPage(mascot.id)} aria-label={`History of ${mascot.name}`}>
          <Icon name="list" />
          <span className={styles.buttonWord}>History</span>
        </LinkButton>
        <Button
          danger
          icon={<Icon name="trash" />}
          aria-label={`Delete ${mascot.name}`}
          onClick={() => open({ kind: 'delete', mascot })}
        >
          <span className={styles.buttonWord}>Delete</span>
        </Button>
      </Flex>
    ),
  },
];

const sortableColumn = (key: ColumnSort['by'], sort: ColumnSort | undefined) => ({
  key,
  sorter: true,
  sortOrder: sort?.by === key ? ANTD_ORDERS[sort.order] : null,
});

const ANTD_ORDERS = { asc: 'ascend', desc: 'descend' } as const;

interface MascotsTableProps {
  mascots: readonly Mascot[];
  isLoading: boolean;
  isFiltered: boolean;
  sort: ColumnSort | undefined;
  onSort: (sort: ColumnSort | undefined) => void;
}

export function MascotsTable({ mascots, isLoading, isFiltered, sort, onSort }: MascotsTableProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  const selected = mascots.filter(({ id }) => pickedIds.includes(id)).map(({ id }) => id);
  const close = () => setDialog(null);
  return (
    <>
      <SelectedMascots ids={selected} onClear={() => setPickedIds([])} />
      <Table<Mascot>
        rowKey="id"
        size="small"
        columns={mascotColumns(sort, setDialog)}
        dataSource={mascots}
        pagination={false}
        showSorterTooltip={false}
        aria-busy={isLoading}
        rowSelection={{
          selectedRowKeys: [...selected],
          onChange: (keys) => setPickedIds(keys.map(Number)),
          getCheckboxProps: ({ name }) => ({ 'aria-label': `Select ${name}` }),
          getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
        }}
        onChange={(_page, _filters, sorter) => onSort(toColumnSort(Array.isArray(sorter) ? sorter[0] : sorter))}
        locale={{ emptyText: isFiltered ? 'No mascots match the search' : 'No mascots yet' }}
      />
      {dialog?.kind === 'edit' && <EditMascotDialog mascot={dialog.mascot} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteMascotDialog mascot={dialog.mascot} onClose={close} />}
    </>
  );
}

function toColumnSort(sorter: { columnKey?: unknown; order?: string | null } | undefined): ColumnSort | undefined {
  const by = SORTABLE_COLUMNS.find((name) => name === sorter?.columnKey);
  if (by === undefined || !sorter?.order) return undefined;
  return { by, order: sorter.order === 'ascend' ? 'asc' : 'desc' };
}

function SelectedMascots({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const closeAndClear = () => {
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
      {dialog === 'edit' && <EditSelectedDialog ids={ids} onClose={close} onDone={closeAndClear} />}
      {dialog === 'delete' && <DeleteSelectedDialog ids={ids} onClose={close} onDone={closeAndClear} />}
    </Card>
  );
}

function EditSelectedDialog({ ids, onClose, onDone }: SelectedDialogProps) {
  const formId = useId();
  const [form] = Form.useForm<BulkValues>();
  const isEmpty = isEmptyEdit(toBulkEdit(Form.useWatch([], form) ?? {}));
  const { mutate, isPending } = useEditMascots();

  const save = (values: BulkValues) => {
    const edit = toBulkEdit(values);
    if (!isEmptyEdit(edit)) mutate({ ids, edit }, { onSuccess: onDone });
  };

  return (
    <Dialog
      title={`Edit ${ids.length} mascots`}
      closesOnOutsideClick={isEmpty}
      hasEntries={() => !isEmptyEdit(toBulkEdit(form.getFieldsValue()))}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save Changes'}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: isEmpty || isPending }}
    >
      <p>Empty fields stay as they are.</p>
      <Form<BulkValues> id={formId} form={form} layout="vertical" onFinish={save}>
        {BULK_FIELDS.map((name) => (
          <MascotField key={name} name={name} emptyLabel="Leave as it is" />
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
      <p>This deletes their pages, comments and likes.</p>
      <p>(Admins can restore each of them from History.)</p>
    </Dialog>
  );
}
