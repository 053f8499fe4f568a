import { galleryItemPage, stripBidiControls } from '@marcel/contracts';
import { Alert } from 'antd';
import { isolateBidi } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/auth';
import { Actions, Card, Time } from '../../../shared/components/blocks';
import { Versions } from '../../../shared/differences/Versions';
import { mascotHistoryPage, submissionHistoryPage, submissionPage } from '../../../shared/navigation/pages';
import { toDecided, REVIEW_FALLBACKS } from '../../../shared/submissions/submissions';
import { fieldTitle, valueText } from '../../../shared/texts';
import { undoableDecisions, undoableDeletions, undoableEdit } from '../../../shared/undo/undo';
import {
  useAuditedSubmission,
  useMascotHistory,
  usePictureHistory,
  useMascotReadModel,
  usePictureReadModel,
  useSubmissionHistory,
} from '../api';
import { findSubmittedChanges, type HistoryEvent, HistoryCard } from './HistoryCard';
import styles from './PictureTimeline.module.css';

export function SubmissionTimeline({ id }: { id: number }) {
  const history = useSubmissionHistory(id);
  const state = history.data?.at(-1)?.state;
  return (
    <HistoryCard
      history={history}
      findUndo={({ undo }) => (undo === 'reopen' && state ? undoableDecisions(toDecided(state)) : null)}
    >
      <Actions>
        <Link to={submissionHistoryPage(id)}>Replay</Link>
        {state?.mascotId && <Link to={mascotHistoryPage(state.mascotId)}>History of the mascot</Link>}
      </Actions>
    </HistoryCard>
  );
}

export function AuditedSubmissionTimeline({ id }: { id: number }) {
  const history = useSubmissionHistory(id);
  const isAdmin = useAuth().adminToken !== null;
  const state = history.data?.at(-1)?.state;
  return (
    <HistoryCard history={history} readModel={useAuditedSubmission(id)}>
      {history.data && <h2>{`Submission ${id}: ${isolateBidi(state?.payload.name ?? REVIEW_FALLBACKS.name)}`}</h2>}
      {state?.erasedAt && (
        <Alert
          role="note"
          type="info"
          title={
            <>
              The submitter’s data was erased on <Time at={state.erasedAt} />.
            </>
          }
          description="The e-mail address, profile link and status page are gone."
        />
      )}
      <Actions>
        {state?.mascotId && <Link to={mascotHistoryPage(state.mascotId)}>History of the mascot</Link>}
        {isAdmin && <Link to={submissionPage(id)}>Review</Link>}
      </Actions>
    </HistoryCard>
  );
}

export function MascotTimeline({ id }: { id: number }) {
  const history = useMascotHistory(id);
  const mayUndo = useAuth().adminToken !== null;
  const name = history.data?.findLast(({ state }) => state !== null)?.state?.name ?? REVIEW_FALLBACKS.name;
  const findUndo = ({ undo, revision }: HistoryEvent) => {
    if (!mayUndo) return null;
    if (undo === 'revert') return undoableEdit(id, revision);
    return undo === 'restore' ? undoableDeletions(id) : null;
  };
  return (
    <HistoryCard history={history} findUndo={findUndo} readModel={useMascotReadModel(id)}>
      {history.data && (
        <h2>
          <bdi>{stripBidiControls(name)}</bdi>
        </h2>
      )}
    </HistoryCard>
  );
}

const TITLES = { hug: 'Hug', drawing: 'Drawing', image: 'Image' } as const;

export function PictureTimeline({ name }: { name: string }) {
  const history = usePictureHistory(name);
  const state = history.data?.findLast((entry) => entry.state !== null)?.state;
  const isErased = history.data?.at(-1)?.state === null;
  const id = name.slice(name.indexOf('-') + 1);
  const title = state ? `${TITLES[state.kind]} ${id}` : undefined;
  // Drawings and hugs share one sequence of ids; only the state says which of the two it is.
  const inGallery = state?.kind === 'image' ? name : `${state?.kind}-${id}`;
  const newest = !isErased && !state?.hidden && state?.pictures[0];
  return (
    <HistoryCard history={history} readModel={usePictureReadModel(name)} emptyText="Erased after this.">
      {title && <h2>{title}</h2>}
      {newest && (
        <>
          <img className={styles.picture} src={newest} alt={title} />
          <Actions>
            <Link to={galleryItemPage(inGallery)}>In the gallery</Link>
          </Actions>
        </>
      )}
    </HistoryCard>
  );
}

export function RevisionCard({ id }: { id: number }) {
  const { data: history = [] } = useSubmissionHistory(id);
  const index = history.findLastIndex(({ type }) => type === 'SubmissionRevised');
  const changed = findSubmittedChanges(history[index]?.changes ?? []);
  if (changed.length === 0) return null;
  return (
    <Card title="Edited Since the Rejection">
      {changed.map(({ field, from, to }) =>
        field === 'imageUrl' ? (
          <p key={field}>{from === null ? 'A picture was added.' : 'The picture was replaced.'}</p>
        ) : (
          <Versions
            key={field}
            label={fieldTitle(field)}
            before={{ caption: 'Rejected', value: valueText(from) }}
            after={{ caption: 'Now', value: valueText(to) }}
          />
        ),
      )}
    </Card>
  );
}
