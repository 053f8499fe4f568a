import { Alert } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { galleryItemPage, type PictureSnapshot, stripBidiControls } from '@marcel/contracts';
import { useAuth } from '../../../shared/auth/auth';
import { Actions, Card } from '../../../shared/components/blocks';
import { adminDate, fieldTitle, valueText } from '../../../shared/texts';
import { mascotHistoryPage, submissionPage } from '../../../shared/navigation/pages';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submissions';
import {
  useAuditedSubmission,
  useAuditedSubmissionHistory,
  useMascotHistory,
  usePictureHistory,
  useShownMascot,
  useShownPicture,
  useSubmissionHistory,
} from '../api';
import { type Entry, HistoryCard } from './HistoryCard';
import { restoring, reverting } from '../../../shared/undo/undo';
import styles from './PictureTimeline.module.css';
import { Versions } from '../../../shared/differences/Versions';
import { changedFields } from '../changed-fields';

export function AuditedSubmissionTimeline({ id }: { id: number }) {
  const history = useAuditedSubmissionHistory(id);
  const isAdmin = useAuth().adminToken !== null;
  const state = history.data?.at(-1)?.state;
  return (
    <HistoryCard history={history} undoOf={() => null} readModel={useAuditedSubmission(id)}>
      {history.data && <h2>{`Submission ${id}: ${isolated(state?.payload.name ?? REVIEW_FALLBACKS.name)}`}</h2>}
      {state?.erasedAt && <Erased at={state.erasedAt} />}
      <Actions>
        {state?.mascotId && <Link to={mascotHistoryPage(state.mascotId)}>History of the mascot</Link>}
        {isAdmin && <Link to={submissionPage(id)}>Review of the submission</Link>}
      </Actions>
    </HistoryCard>
  );
}

const Erased = ({ at }: { at: string }) => (
  <Alert
    role="note"
    type="info"
    title={
      <>
        The submitter was erased on <time dateTime={at}>{adminDate(at)}</time>.
      </>
    }
    description="Nobody can read their e-mail address, profile link or status page any more."
  />
);

export function MascotTimeline({ id }: { id: number }) {
  const history = useMascotHistory(id);
  const mayUndo = useAuth().adminToken !== null;
  const name = history.data?.findLast(({ state }) => state !== null)?.state?.name ?? REVIEW_FALLBACKS.name;
  const undoOf = ({ undo, revision }: Entry) => {
    if (!mayUndo) return null;
    if (undo === 'revert') return reverting(id, name, revision);
    return undo === 'restore' ? restoring(id, name) : null;
  };
  return (
    <HistoryCard history={history} undoOf={undoOf} readModel={useShownMascot(id)}>
      {history.data && (
        <h2>
          <bdi>{stripBidiControls(name)}</bdi>
        </h2>
      )}
    </HistoryCard>
  );
}

export function PictureTimeline({ name }: { name: string }) {
  const history = usePictureHistory(name);
  const state = history.data?.findLast((entry) => entry.state !== null)?.state;
  const isErased = history.data?.at(-1)?.state === null;
  return (
    <HistoryCard
      history={history}
      undoOf={() => null}
      readModel={useShownPicture(name)}
      nothing="It is erased after this."
    >
      {state && <h2>{titleOf(state, name)}</h2>}
      {state && !isErased && !state.hidden && <Newest state={state} name={name} />}
    </HistoryCard>
  );
}

function Newest({ state, name }: { state: PictureSnapshot; name: string }) {
  const [newest] = state.pictures;
  if (newest === undefined) return null;
  return (
    <>
      <img className={styles.picture} src={newest} alt={titleOf(state, name)} />
      <Actions>
        <Link to={galleryItemPage(galleryName(state, name))}>In the gallery</Link>
      </Actions>
    </>
  );
}

const idIn = (name: string): string => name.slice(name.indexOf('-') + 1);

const TITLES = { hug: 'Hug', drawing: 'Drawing', image: 'Image' } as const;
const titleOf = ({ kind }: PictureSnapshot, name: string): string => `${TITLES[kind]} ${idIn(name)}`;

/** Drawings and hugs share one sequence of ids, and the log does not say which one it is. */
const galleryName = ({ kind }: PictureSnapshot, name: string): string =>
  kind === 'image' ? name : `${kind}-${idIn(name)}`;

const REVISED = 'SubmissionRevised';

export function RevisionCard({ id }: { id: number }) {
  const { data: history = [] } = useSubmissionHistory(id);
  const at = history.findLastIndex(({ type }) => type === REVISED);
  const changed = changedFields(history[at]?.changes ?? []);
  if (changed.length === 0) return null;
  return (
    <Card title="Edited Since the Rejection">
      {changed.map(({ field, from, to }) =>
        field === 'imageUrl' ? (
          <p key={field}>{from === null ? 'It has a picture now.' : 'It has another picture.'}</p>
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
