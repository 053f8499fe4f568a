import { fillPath, type Mascot, PAGES, type MascotStatus } from '@marcel/contracts';
import { classes, Icon, InitialsPlaceholder, LinkButton, Picture } from '@marcel/kit';
import { Button, Flex, type TableColumnsType, Tag } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { mascotHistoryPage } from '../../../shared/navigation/pages';
import styles from './mascot-columns.module.css';
import room from '../../../shared/components/room.module.css';
import type { ColumnSort } from '../mascot-page';

const MascotStatusTag = ({ status }: { status: MascotStatus }) =>
  status === 'active' ? <Tag color="green">Active</Tag> : <Tag color="default">Inactive</Tag>;

interface MascotActionsProps {
  mascot: Mascot;
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

const MascotActions = ({ mascot, onEdit, onDelete }: MascotActionsProps) => (
  <Flex gap="small" className={styles.mascotActionsActions}>
    <Button icon={<Icon name="edit" />} aria-label={`Edit ${mascot.name}`} onClick={() => onEdit(mascot)}>
      <span className={styles.mascotActionsWord}>Edit</span>
    </Button>
    <LinkButton to={mascotHistoryPage(mascot.id)} aria-label={`History of ${mascot.name}`}>
      <Icon name="list" />
      <span className={styles.mascotActionsWord}>History</span>
    </LinkButton>
    <Button danger icon={<Icon name="trash" />} aria-label={`Delete ${mascot.name}`} onClick={() => onDelete(mascot)}>
      <span className={styles.mascotActionsWord}>Delete</span>
    </Button>
  </Flex>
);

interface RowActions {
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

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

const sortedAs = (key: ColumnSort['by'], sort: ColumnSort | undefined) => ({
  key,
  sorter: true,
  sortOrder: sort?.by === key ? ANTD_ORDERS[sort.order] : null,
});

const ANTD_ORDERS = { asc: 'ascend', desc: 'descend' } as const;
