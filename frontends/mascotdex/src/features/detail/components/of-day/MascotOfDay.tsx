import { mascotDescription, mascotTitle, Mascot, fillPath, ROUTES } from '@marcel/contracts';
import { EmptyState, LinkButton, ProgramWindow, usePageMeta } from '@marcel/kit';
import { TIME_MACHINE } from '../../../../program';
import { inWords, readPastDay, asOf } from '../../../../shared/days/days';
import { Themed } from '../../../../shared/mascot-type/mascot-type';
import { lastList, listPage, mascotPage } from '../../../../shared/navigation';
import { ScoreSheet } from '../../../../shared/scores/ScoreSheet';
import { likesInWords } from '../../../../shared/text/mascot-texts';
import { OF_DAY_TEXTS } from '../../texts';
import { ContributorCard } from '../ContributorCard';
import { EntryHeader, EntryPicture, EntryTexts } from '../Entry';
import { LoadingEntry } from '../LoadingEntry';
import entry from '../MascotEntry.module.css';
import { Panel } from '../Panel';
import styles from './MascotOfDay.module.css';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../../shared/mascots';

const useMascotOfDay = (slug: string, day: string) =>
  useQuery({
    queryKey: mascotKeys.pageOfDay(slug, day),
    queryFn: ({ signal }) =>
      api.get(`${fillPath(ROUTES.mascotBySlug, { slug })}?${new URLSearchParams(asOf(day))}`, Mascot, { signal }),
  });

export function MascotOfDay({ slug, day }: { slug: string; day: string }) {
  const { data: mascot, isPending } = useMascotOfDay(slug, day);
  const words = inWords(day);
  const isOfList = readPastDay(new URLSearchParams(lastList.read().search).get('asOf')) === day;
  return (
    <ProgramWindow
      title={mascot?.name ?? 'Mascotdex'}
      icon="mascotdex"
      back={
        isOfList
          ? { label: 'Back to list', to: listPage() }
          : { label: `Back to ${TIME_MACHINE.title}`, to: `${TIME_MACHINE.path}?asOf=${day}` }
      }
    >
      {!mascot && !isPending && (
        <EmptyState title={OF_DAY_TEXTS.notThen(words)}>
          <LinkButton to={mascotPage(slug)}>{OF_DAY_TEXTS.seeToday}</LinkButton>
        </EmptyState>
      )}
      {mascot && (
        <div className={styles.mark}>
          <p>{OF_DAY_TEXTS.asItWas(words)}</p>
          <LinkButton to={mascotPage(slug)}>{OF_DAY_TEXTS.seeToday}</LinkButton>
        </div>
      )}
      {isPending && <LoadingEntry />}
      {mascot && <EntryOfDay mascot={mascot} />}
    </ProgramWindow>
  );
}

function EntryOfDay({ mascot }: { mascot: Mascot }) {
  usePageMeta({ title: mascotTitle(mascot), description: mascotDescription(mascot) });
  return (
    <Themed type={mascot.type} as="article" className={entry.entry}>
      <EntryHeader mascot={mascot}>
        <p className={styles.likes}>{likesInWords(mascot.likes)}</p>
      </EntryHeader>
      <div className={entry.columns}>
        <div className={entry.stack}>
          <EntryPicture mascot={mascot} />
          <EntryTexts mascot={mascot} />
        </div>
        <div className={entry.stack}>
          <Panel title="Personality Stats">
            <ScoreSheet mascot={mascot} names="full" />
          </Panel>
          <ContributorCard name={mascot.contributor} />
        </div>
      </div>
    </Themed>
  );
}
