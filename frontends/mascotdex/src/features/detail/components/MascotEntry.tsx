import { mascotDescription, mascotTitle, type Mascot } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import type { ReactNode } from 'react';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { Themed } from '../../../shared/mascot-type/Themed';
import { ScoreSheet } from '../../../shared/scores/ScoreSheet';
import { ContributorCard } from './ContributorCard';
import { EntryHeader } from './EntryHeader';
import { EntryPicture } from './EntryPicture';
import { EntryTexts } from './EntryTexts';
import styles from './MascotEntry.module.css';
import { Panel } from './Panel';
import { QuickInfo } from './QuickInfo';

/** A mascot's double page in the handbook: picture and texts on the left, numbers on the right. */
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
