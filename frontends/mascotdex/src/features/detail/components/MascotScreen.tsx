import { fillPath, MASCOT_NEWS, mascotDescription, mascotTitle, NewComment, PAGES, ROUTES } from '@marcel/contracts';
import type { Mascot } from '@marcel/contracts';
import { Badge, Button, EmptyState, Icon, LinkButton, ProgramWindow, usePageMeta, useToast } from '@marcel/kit';
import type { IconName } from '@marcel/kit';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@marcel/kit/api';
import { lateComponent, ReportButton } from '@marcel/kit/programs';
import { comments, isNews, missedComments, renewComments } from '../api/comments';
import { Panel } from './Panel';
import styles from './MascotEntry.module.css';
import { MascotLike } from '../../../shared/likes/MascotLike';
import { Themed } from '../../../shared/mascot-type/mascot-type';
import { ScoreSheet } from '../../../shared/scores/ScoreSheet';
import { ContributorCard } from './ContributorCard';
import { EntryHeader, EntryPicture, EntryTexts } from './Entry';
import { listPage, mascotPage, useLeftPage } from '../../../shared/navigation';
import { useNeighbours } from '../api/use-neighbours';
import { useHearing } from '../../../shared/live/live';
import { NewsMark } from '../../../shared/live/NewsMark';
import { COMMENT_TEXTS, DETAIL_TEXTS, WAY_TEXTS } from '../texts';
import { ownComments } from '../api/own-comments';
import { mascotBySlug } from '../../../shared/mascots';
import { drawMascot } from '../../../shared/mascots/draw-mascot';
import { OfflineNote } from '../../../shared/failure/failure';
import { retrying } from '../../../shared/focus/leave-button';
import { CompareButton, CompareTray } from '../../../shared/comparison/CompareTray';
import { readDay } from '../../../shared/days/days';
import { FavouriteButton } from '../../../shared/favourites/FavouriteButton';
import { ShareButton } from '../../../shared/share/ShareButton';
import { Comments } from './comments/Comments';
import { LoadingEntry } from './LoadingEntry';
import { RelatedMascots } from './related/RelatedMascots';

const useMascot = (slug: string) => useQuery(mascotBySlug(useQueryClient(), slug));

const MascotOfDay = lateComponent(() => import('./of-day/MascotOfDay').then(({ MascotOfDay }) => MascotOfDay));

export function MascotScreen(props: { slug?: string }) {
  const { slug = props.slug ?? '' } = useParams();
  const [params] = useSearchParams();
  useLeftPage(slug);
  const day = readDay(params.get('asOf'));
  return day === null ? <MascotOfToday slug={slug} /> : <MascotOfDay slug={slug} day={day} />;
}

function MascotOfToday({ slug }: { slug: string }) {
  const { data: mascot, isPending, error, refetch } = useMascot(slug);
  if (!mascot && !isPending) {
    const gone = error instanceof ApiError && error.status === 404;
    return <MascotNotFound {...(!gone && { onRetry: () => void refetch() })} />;
  }
  return (
    <ProgramWindow
      title={mascot ? mascot.name : 'Mascotdex'}
      icon="mascotdex"
      back={{ label: 'Back to list', to: listPage() }}
      toolbar={mascot && <EntryActions {...mascot} />}
    >
      {mascot ? <LiveEntry key={mascot.id} mascot={mascot} /> : <LoadingEntry />}
      <CompareTray />
    </ProgramWindow>
  );
}

function LiveEntry({ mascot }: { mascot: Mascot }) {
  const [newest, setNewest] = useState<number>();
  return (
    <>
      <MascotEntry mascot={mascot} comments={<Comments mascotId={mascot.id} newest={newest} />} />
      <RelatedMascots mascot={mascot} />
      <NewComments mascotId={mascot.id} onShown={setNewest} />
    </>
  );
}

const EntryActions = ({ id, name, slug }: Mascot) => (
  <>
    <Neighbours slug={slug} />
    <RandomButton />
    <FavouriteButton mascot={{ name, slug }} />
    <CompareButton mascot={{ name, slug }} />
    <ShareButton path={mascotPage(slug)} />
    <ReportButton path={fillPath(ROUTES.mascotReport, { id })} name={name} />
  </>
);

function NewComments({ mascotId, onShown }: { mascotId: number; onShown: (newest: number | undefined) => void }) {
  const { count, show, isPending } = useNewComments(mascotId, onShown);
  return <NewsMark count={count} text={COMMENT_TEXTS.fresh} isBusy={isPending} onShow={() => show()} />;
}

function MascotNotFound({ onRetry }: { onRetry?: () => void }) {
  usePageMeta({ title: DETAIL_TEXTS.notFound, description: DETAIL_TEXTS.notFoundBody });
  return (
    <ProgramWindow title="Mascotdex" icon="mascotdex" back={{ label: 'Back to list', to: listPage() }}>
      <EmptyState title={DETAIL_TEXTS.notFound}>
        <p>{DETAIL_TEXTS.notFoundBody}</p>
        {onRetry && <OfflineNote />}
        <LinkButton kind="primary" to={PAGES.directory}>
          Browse All Mascots
        </LinkButton>
        {onRetry && <Button onClick={retrying(onRetry)}>Try Again</Button>}
      </EmptyState>
    </ProgramWindow>
  );
}

function RandomButton() {
  const { mutate, isPending } = useRandomMascot();
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Icon name="dice" />
      Random
    </Button>
  );
}

function useRandomMascot() {
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => drawMascot('', {}),
    onSuccess: ({ mascot }) => mascot && void navigate(mascotPage(mascot.slug)),
    onError: () => toast({ ...WAY_TEXTS.randomFailed, tone: 'destructive' }),
  });
}

function useNewComments(mascotId: number, onShown: (newest: number | undefined) => void) {
  const client = useQueryClient();
  const toast = useToast();
  useInfiniteQuery(comments(mascotId));
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  const addIds = (ids: readonly number[]) => setNewIds((known) => new Set([...known, ...ids]));
  useHearing({
    onMessage: ({ event, data }) => {
      const comment = event === MASCOT_NEWS.comment ? NewComment.safeParse(JSON.parse(data)).data : undefined;
      if (comment?.mascotId === mascotId) addIds([comment.id]);
    },
    onOpen: () => void missedComments(client, mascotId).then(addIds, () => undefined),
  });
  const { mutate: show, isPending } = useMutation({
    mutationFn: () => renewComments(client, mascotId),
    onSuccess: (newest) => {
      setNewIds(new Set());
      onShown(newest);
    },
    onError: () => toast({ ...COMMENT_TEXTS.freshFailed, tone: 'destructive' }),
  });
  const count = [...newIds].filter((id) => isNews(client, mascotId, id) && !ownComments.has(id)).length;
  return { count, show, isPending };
}

function Neighbours({ slug }: { slug: string }) {
  const neighbours = useNeighbours(slug);
  if (!neighbours) return null;
  return (
    <>
      <Neighbour label="Previous" icon="left" mascot={neighbours.previous} />
      <Neighbour label="Next" icon="right" mascot={neighbours.next} />
    </>
  );
}

function Neighbour({ label, icon, mascot }: { label: string; icon: IconName; mascot: Mascot | undefined }) {
  const sign = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (!mascot) return <Button disabled>{sign}</Button>;
  return (
    <LinkButton to={mascotPage(mascot.slug)} aria-label={`${label}: ${mascot.name}`}>
      {sign}
    </LinkButton>
  );
}

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

function MascotEntry({ mascot, comments }: { mascot: Mascot; comments: ReactNode }) {
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
