import { type Mascot, mascotDescription, mascotTitle } from '@marcel/contracts';
import { Badge, usePageMeta } from '@marcel/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comments } from '../api/comments';
import { Panel } from './Panel';
import styles from './MascotEntry.module.css';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { Themed } from '../../../shared/mascot-type/Themed';
import { ScoreSheet } from '../../../shared/scores/ScoreSheet';
import { ContributorCard } from './ContributorCard';
import { EntryHeader } from './EntryHeader';
import { EntryPicture } from './EntryPicture';
import { EntryTexts } from './EntryTexts';

function QuickInfo({ mascot }: { mascot: Mascot }) {
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

export function MascotEntry({ mascot, comments }: { mascot: Mascot; comments: ReactNode }) {
  usePageMeta({ title: mascotTitle(mascot), description: mascotDescription(mascot) });
  return (
    <Themed type={mascot.type} as="article" className={styles.entry}>
      <EntryHeader mascot={mascot}>
        <MascotLike mascot={mascot} />
      </EntryHeader>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <EntryPicture mascot={mascot} />
          <EntryTexts mascot={mascot} />
        </div>
        <div className={styles.stack}>
          <Panel title="Personality Stats">
            <ScoreSheet mascot={mascot} names="full" />
          </Panel>
          <ContributorCard name={mascot.contributor} />
          <QuickInfo mascot={mascot} />
        </div>
      </div>
      {comments}
    </Themed>
  );
}
