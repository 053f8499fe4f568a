import { fillPath, PAGES, type Mascot } from '@marcel/contracts';
import { classes, InitialsPlaceholder, Picture } from '@marcel/kit';
import type { TableColumnsType } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import room from '../../../shared/components/room.module.css';
import { MascotStatusTag } from '../../../shared/mascots/MascotStatusTag';
import styles from './mascot-columns.module.css';
import { MascotActions } from './MascotActions';
import type { ColumnSort } from '../mascot-page';

interface RowActions {
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

/** Columns of the management table; narrow windows leave out what the edit dialog shows. */
export const mascotColumns = (sort: ColumnSort | undefined, actions: RowActions): TableColumnsType<Mascot> => [
  {
    title: 'Picture',
    key: 'picture',
    className: classes(styles.picture, room.fromSmall),
    render: (_, { imageUrl, name }) => (
      <Picture src={imageUrl} alt="" fallback={<InitialsPlaceholder name={name} />} sizes="40px" ratio={1} />
    ),
  },
  {
    title: 'Name',
    ...sortedAs('name', sort),
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
    ...sortedAs('brand', sort),
    className: classes(styles.name, room.fromHuge),
    render: (_, { brand }) => <bdi title={brand}>{brand}</bdi>,
  },
  {
    title: 'Industry',
    dataIndex: 'industry',
    className: classes(styles.word, styles.industry, room.fromLarge),
    render: asWord,
  },
  { title: 'Type', dataIndex: 'type', className: classes(styles.word, room.fromHuge), render: asWord },
  {
    title: 'Status',
    key: 'status',
    className: classes(styles.status, room.fromSmall),
    render: (_, { status }) => <MascotStatusTag status={status} />,
  },
  {
    title: 'Likes',
    dataIndex: 'likes',
    ...sortedAs('likes', sort),
    align: 'right',
    className: classes(styles.number, room.fromMiddle),
  },
  {
    title: 'Actions',
    key: 'actions',
    className: styles.actions,
    render: (_, mascot) => <MascotActions mascot={mascot} {...actions} />,
  },
];

const asWord = (word: string | null) => <bdi>{word}</bdi>;

/** A column that the server sorts by. */
const sortedAs = (key: ColumnSort['by'], sort: ColumnSort | undefined) => ({
  key,
  sorter: true,
  sortOrder: sort?.by === key ? ANTD_ORDERS[sort.order] : null,
});

const ANTD_ORDERS = { asc: 'ascend', desc: 'descend' } as const;
