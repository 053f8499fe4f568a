import type { Mascot } from '@marcel/contracts';
import { Badge, InitialsPlaceholder, Picture } from '@marcel/kit';
import type { TableColumnsType } from '@marcel/kit/antd';
import { MascotActions } from './components/MascotActions';
import { MascotTitle } from './components/MascotTitle';

interface RowActions {
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

/** Columns of the management table; narrow screens leave out what the edit dialog shows. */
export const mascotColumns = (actions: RowActions): TableColumnsType<Mascot> => [
  {
    title: 'Picture',
    key: 'picture',
    width: 56,
    responsive: ['sm'],
    render: (_, { imageUrl, name }) => (
      <Picture src={imageUrl} alt="" fallback={<InitialsPlaceholder name={name} />} sizes="40px" ratio={1} />
    ),
  },
  {
    title: 'Name',
    key: 'name',
    rowScope: 'row',
    render: (_, mascot) => <MascotTitle mascot={mascot} />,
  },
  { title: 'Brand', dataIndex: 'brand', responsive: ['sm'] },
  { title: 'Industry', dataIndex: 'industry', responsive: ['md'] },
  { title: 'Type', dataIndex: 'type', responsive: ['lg'] },
  {
    title: 'Status',
    key: 'status',
    responsive: ['sm'],
    render: (_, { status }) => (
      <Badge tone={status === 'active' ? 'green' : 'plain'}>{status === 'active' ? 'Active' : 'Inactive'}</Badge>
    ),
  },
  { title: 'Likes', dataIndex: 'likes', align: 'right', responsive: ['md'] },
  { title: 'Actions', key: 'actions', width: 1, render: (_, mascot) => <MascotActions mascot={mascot} {...actions} /> },
];
