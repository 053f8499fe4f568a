import { fillPath, PAGES, type Mascot } from '@marcel/contracts';
import { InitialsPlaceholder, Picture } from '@marcel/kit';
import { Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import styles from './mascot-columns.module.css';
import { MascotActions } from './MascotActions';

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
    render: (_, { name, brand, slug }) => (
      <div className={styles.title}>
        <Link to={fillPath(PAGES.mascot, { slug })}>{name}</Link>
        <span className={styles.brand}>{brand}</span>
      </div>
    ),
  },
  { title: 'Brand', dataIndex: 'brand', responsive: ['sm'] },
  { title: 'Industry', dataIndex: 'industry', responsive: ['md'] },
  { title: 'Type', dataIndex: 'type', responsive: ['lg'] },
  {
    title: 'Status',
    key: 'status',
    responsive: ['sm'],
    render: (_, { status }) =>
      status === 'active' ? <Tag color="green">Active</Tag> : <Tag color="default">Inactive</Tag>,
  },
  { title: 'Likes', dataIndex: 'likes', align: 'right', responsive: ['md'] },
  { title: 'Actions', key: 'actions', width: 1, render: (_, mascot) => <MascotActions mascot={mascot} {...actions} /> },
];
