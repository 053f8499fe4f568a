import { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { Alert, Card as AntCard, Descriptions, Flex, Statistic, Tag } from 'antd';
import { type ReactNode, useId } from 'react';
import { CardGrid } from '@marcel/kit/programs';
import { ErrorDialog, InitialsPlaceholder, Picture, Spinner } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { format } from 'date-fns';
import { Link } from 'react-router-dom';
import { adminDate } from '../texts';
import styles from './blocks.module.css';

export const Actions = ({ children }: { children: ReactNode }) => (
  <Flex wrap gap="small" align="center" className={styles.actions}>
    {children}
  </Flex>
);

export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <AntCard
      role="region"
      aria-labelledby={id}
      title={
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
      }
      extra={aside}
    >
      <Flex vertical gap="middle" className={styles.body}>
        {children}
      </Flex>
    </AntCard>
  );
}

/** Minimum width of a card, in pixels. */
export const CARD_WIDTH = 320;

interface CardsProps<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

export const Cards = <T extends { id: number }>({ items, children }: CardsProps<T>) => (
  <CardGrid width={CARD_WIDTH}>
    {items.map((item) => (
      <li key={item.id} className={styles.item}>
        <article className={styles.item}>
          <AntCard>
            <Flex vertical gap="middle" className={styles.stretched}>
              {children(item)}
            </Flex>
          </AntCard>
        </article>
      </li>
    ))}
  </CardGrid>
);

export const Columns = ({ main, aside }: { main: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <Flex vertical gap="middle">
      {main}
    </Flex>
    <Flex vertical gap="middle" className={styles.aside}>
      {aside}
    </Flex>
  </div>
);

export const DefinitionRows = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    items={rows.map(([label, value]) => ({
      key: label,
      label,
      children: typeof value === 'string' ? <bdi>{value}</bdi> : value,
    }))}
  />
);

export const LoadFailure = ({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) => (
  <ErrorDialog title={title} message={errorText(error, 'The server could not be reached.')} onRetry={onRetry} />
);

export const MascotPicture = ({ src, name, sizes }: { src: string | null; name: string; sizes: string }) => (
  <Picture src={src} alt="" fallback={<InitialsPlaceholder name={name} />} sizes={sizes} ratio={1} />
);

interface PictureRowProps {
  src: string | null;
  name: string;
  children: ReactNode;
  tag?: ReactNode;
}

export const PictureRow = ({ src, name, children, tag }: PictureRowProps) => (
  <div className={styles.row}>
    <MascotPicture src={src} name={name} sizes="160px" />
    <div className={styles.facts}>{children}</div>
    {tag}
  </div>
);

/** Shows an e-mail address; a line break in it comes before the @ first. */
export const Email = ({ address }: { address: string }) => {
  const atSign = address.lastIndexOf('@');
  return (
    <span className={styles.email}>
      {address.slice(0, atSign)}
      <wbr />
      {address.slice(atSign)}
    </span>
  );
};

export const ScrollingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className={styles.scrolls}>
    {children}
  </div>
);

type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isLoadingError' | 'isRefetchError' | 'dataUpdatedAt' | 'refetch'
>;

export const StaleNotice = ({ query: { isRefetchError, dataUpdatedAt } }: { query: Query<unknown> }) =>
  isRefetchError && (
    <Alert
      role="status"
      type="warning"
      title={`Could not refresh. Showing data from ${format(dataUpdatedAt, 'HH:mm:ss')}.`}
    />
  );

interface LoadedProps<Data> {
  query: Query<Data>;
  /** Name of the data in a sentence, such as "the log". */
  dataName: string;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

export const Loaded = <Data,>({
  query,
  dataName,
  loading = <Spinner label={`Loading ${dataName}...`} />,
  children,
}: LoadedProps<Data>) => (
  <>
    {query.isLoadingError && (
      <LoadFailure title={`Failed to load ${dataName}`} error={query.error} onRetry={() => void query.refetch()} />
    )}
    {query.data === undefined && !query.isLoadingError && loading}
    {query.data !== undefined && children(query.data)}
  </>
);

export const Time = ({ at }: { at: string }) => <time dateTime={at}>{adminDate(at)}</time>;

interface Stat {
  label: string;
  value: number | string;
  /** Color token; the color of links by default. */
  tone?: 'yellow' | 'green' | 'red' | undefined;
  page?: string;
}

export const StatTiles = ({ label, stats }: { label: string; stats: readonly Stat[] }) => (
  <ul className={styles.tiles} aria-label={label}>
    {stats.map(({ page, tone = 'link', ...stat }) => (
      <li key={stat.label} className={styles.tile} style={{ color: `var(--marcel-${tone})` }}>
        {page === undefined ? (
          <Tile {...stat} />
        ) : (
          <Link to={page}>
            <Tile {...stat} />
          </Link>
        )}
      </li>
    ))}
  </ul>
);

const Tile = ({ label, value }: Stat) => <Statistic title={`${label} `} value={value} />;

export const LoadingBlock = ({ label }: { label: string }) => (
  <Flex align="center" justify="center" style={{ minHeight: 160 }}>
    <Spinner label={label} />
  </Flex>
);

const STATUS_COLORS: Record<SubmissionStatus, string> = { pending: 'yellow', approved: 'green', rejected: 'red' };

export const StatusTag = ({ status }: { status: SubmissionStatus }) => (
  <Tag color={STATUS_COLORS[status]}>{SUBMISSION_STATUS_LABELS[status]}</Tag>
);
