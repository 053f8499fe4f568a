import type { Mascot } from '@marcel/contracts';
import { Badge } from '@marcel/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { comments } from '../api/comments';
import { Panel } from './Panel';
import styles from './QuickInfo.module.css';

/** Status, likes and number of comments at a glance. */
export function QuickInfo({ mascot }: { mascot: Mascot }) {
  const { data } = useInfiniteQuery(comments(mascot.id));
  const active = mascot.status === 'active';
  return (
    <Panel title="Quick Info">
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>
          <Badge tone={active ? 'green' : 'plain'}>{active ? 'Active' : 'Inactive'}</Badge>
        </dd>
        <dt>Total Likes</dt>
        <dd>{mascot.likes}</dd>
        <dt>Comments</dt>
        <dd>{data ? data.total : '–'}</dd>
      </dl>
    </Panel>
  );
}
