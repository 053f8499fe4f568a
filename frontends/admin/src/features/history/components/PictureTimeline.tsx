import { galleryItemPage, type PictureSnapshot } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { usePictureHistory } from '../api/use-history';
import { useShownPicture } from '../api/use-read-model';
import { HistoryCard } from './HistoryCard';
import styles from './PictureTimeline.module.css';

/** The history of a picture of the gallery, by its name there, such as `hug-7`; of an erased one as well. */
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

/** Drawings share their numbers with hugs: who comes from the log does not know which it is. */
const galleryName = ({ kind }: PictureSnapshot, name: string): string =>
  kind === 'image' ? name : `${kind}-${idIn(name)}`;
