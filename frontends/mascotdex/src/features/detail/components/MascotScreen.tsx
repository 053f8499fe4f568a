import { fillPath, type Mascot, LIVE_EVENTS, NewComment, PAGES, ROUTES } from '@marcel/contracts';
import { Badge, Button, EmptyState, Icon, LinkButton, ProgramWindow, usePageMeta, useToast } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { countText, ReportButton } from '@marcel/kit/programs';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { TIME_MACHINE } from '../../../program';
import { CompareButton, CompareTray } from '../../../shared/comparison/CompareTray';
import { ListDay, dayText, parseDay, parsePastDay } from '../../../shared/days/days';
import { OfflineNote } from '../../../shared/failure/failure';
import { createRetryHandler } from '../../../shared/focus';
import { FavoriteButton } from '../../../shared/favorites/FavoriteButton';
import { NewItemsButton } from '../../../shared/live/NewItemsButton';
import { pickRandomMascot, mascotBySlug } from '../../../shared/mascots';
import { lastList, listPage, mascotPage, useRememberLeftPage } from '../../../shared/navigation';
import { ShareButton } from '../../../shared/share/ShareButton';
import {
  comments,
  isNewComment,
  fetchMissedComments,
  ownComments,
  refetchComments,
  useMascotOnDay,
  useNeighbors,
} from '../api';
import { Comments } from './Comments';
import { LoadingEntry, MascotEntry, Panel, RelatedMascots } from './MascotEntry';
import styles from './MascotEntry.module.css';

export function MascotScreen(props: { slug?: string }) {
  const { slug = props.slug ?? '' } = useParams();
  const [params] = useSearchParams();
  useRememberLeftPage(slug);
  const day = parseDay(params.get('asOf'));
  return day === null ? <CurrentMascot slug={slug} /> : <MascotOnDay slug={slug} day={day} />;
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

const toListLink = () => ({ label: 'Back to list', to: listPage() });

function CurrentMascot({ slug }: { slug: string }) {
  const { data: mascot, isPending, error, refetch } = useQuery(mascotBySlug(useQueryClient(), slug));
  if (!mascot && !isPending) return <MascotNotFound {...(!isNotFound(error) && { onRetry: () => void refetch() })} />;
  return (
    <ProgramWindow
      title={mascot ? mascot.name : 'Mascotdex'}
      icon="mascotdex"
      back={toListLink()}
      toolbar={mascot && <EntryActions {...mascot} />}
    >
      {mascot ? <LiveEntry key={mascot.id} mascot={mascot} /> : <LoadingEntry />}
      <CompareTray />
    </ProgramWindow>
  );
}

function MascotOnDay({ slug, day }: { slug: string; day: string }) {
  const { data: mascot, isPending, error, refetch } = useMascotOnDay(slug, day);
  const isListDay = parsePastDay(new URLSearchParams(lastList.read().search).get('asOf')) === day;
  const { title, path } = TIME_MACHINE;
  const back = isListDay ? toListLink() : { label: `Back to ${title}`, to: `${path}?asOf=${day}` };
  const todayLink = <LinkButton to={mascotPage(slug)}>See it today</LinkButton>;
  return (
    <ProgramWindow title={mascot?.name ?? 'Mascotdex'} icon="mascotdex" back={back}>
      {!mascot && isNotFound(error) && (
        <EmptyState title={`It was not in the directory on ${dayText(day)}.`}>{todayLink}</EmptyState>
      )}
      {!mascot && error && !isNotFound(error) && (
        <EmptyState title="Failed to load this mascot.">
          <OfflineNote />
          <Button onClick={createRetryHandler(() => void refetch())}>Try Again</Button>
        </EmptyState>
      )}
      {isPending && <LoadingEntry />}
      {mascot && (
        <ListDay value={day}>
          <div className={styles.notFoundIcon}>
            <p>As it was on {dayText(day)}.</p>
            {todayLink}
          </div>
          <MascotEntry mascot={mascot} />
        </ListDay>
      )}
    </ProgramWindow>
  );
}

function LiveEntry({ mascot }: { mascot: Mascot }) {
  const client = useQueryClient();
  const [newest, setNewest] = useState<number>();
  const { data } = useInfiniteQuery(comments(mascot.id));
  const active = mascot.status === 'active';
  const info = (
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
  return (
    <>
      <MascotEntry mascot={mascot} info={info}>
        <Comments mascotId={mascot.id} newest={newest} />
      </MascotEntry>
      <RelatedMascots mascot={mascot} />
      <NewItemsButton
        text={(count) => countText(count, 'new comment')}
        failed="Failed to load comments. Please try again."
        getIds={({ event, data: text }) => {
          const comment = event === LIVE_EVENTS.comment ? NewComment.safeParse(JSON.parse(text)).data : undefined;
          return comment?.mascotId === mascot.id ? [comment.id] : [];
        }}
        fetchMissed={() => fetchMissedComments(client, mascot.id)}
        isNew={(id) => isNewComment(client, mascot.id, id) && !ownComments.has(id)}
        refetch={() => refetchComments(client, mascot.id)}
        onShown={setNewest}
      />
    </>
  );
}

const EntryActions = ({ id, name, slug }: Mascot) => (
  <>
    <NeighborLinks slug={slug} />
    <RandomButton />
    <FavoriteButton mascot={{ name, slug }} />
    <CompareButton mascot={{ name, slug }} />
    <ShareButton path={mascotPage(slug)} />
    <ReportButton path={fillPath(ROUTES.mascotReport, { id })} name={name} />
  </>
);

function MascotNotFound({ onRetry }: { onRetry?: () => void }) {
  const title = 'Mascot Not Found';
  const description = "The mascot you're looking for doesn't exist or may have been removed.";
  usePageMeta({ title, description });
  return (
    <ProgramWindow title="Mascotdex" icon="mascotdex" back={toListLink()}>
      <EmptyState title={title}>
        <p>{description}</p>
        {onRetry && <OfflineNote />}
        <LinkButton kind="primary" to={PAGES.directory}>
          Browse All Mascots
        </LinkButton>
        {onRetry && <Button onClick={createRetryHandler(onRetry)}>Try Again</Button>}
      </EmptyState>
    </ProgramWindow>
  );
}

function RandomButton() {
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => pickRandomMascot('', {}),
    onSuccess: ({ mascot }) => mascot && void navigate(mascotPage(mascot.slug)),
    onError: () => toast({ title: 'Error', body: 'Failed to load mascots. Please try again.', tone: 'destructive' }),
  });
  return (
    <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      <Icon name="dice" />
      <span className="m-word">Random</span>
    </Button>
  );
}

const DIRECTIONS = [
  { to: 'previous', label: 'Previous', icon: 'left' },
  { to: 'next', label: 'Next', icon: 'right' },
] as const;

function NeighborLinks({ slug }: { slug: string }) {
  const neighbors = useNeighbors(slug);
  if (!neighbors) return null;
  return DIRECTIONS.map(({ to, label, icon }) => {
    const mascot = neighbors[to];
    const content = (
      <>
        <Icon name={icon} />
        <span className="m-word">{label}</span>
      </>
    );
    return mascot ? (
      <LinkButton key={to} to={mascotPage(mascot.slug)} aria-label={`${label}: ${mascot.name}`}>
        {content}
      </LinkButton>
    ) : (
      <Button key={to} disabled>
        {content}
      </Button>
    );
  });
}
