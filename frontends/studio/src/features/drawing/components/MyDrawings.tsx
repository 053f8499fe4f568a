import { ErrorDialog } from '@marcel/kit';
import { CardGrid } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { galleryMinePage } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../../shared/cards/DownloadButton';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { allHugs } from '../../../shared/records/lists';
import { picturesOfHug } from '../../../shared/records/pictures';
import { anyHugWaits } from '../../../shared/records/waiting';
import { LIST_TEXTS } from '../../../shared/texts';
import { DRAWINGS_LISTED, myDrawings } from '../api';
import { DRAWING_TEXTS } from '../texts';
import styles from './MyDrawings.module.css';

/** What became of the drawings that were sent from this browser. */
export function MyDrawings() {
  const mine = myDrawings.read();
  const list = useQuery({
    ...allHugs((hugs) => anyHugWaits(hugs?.items.filter(({ id }) => mine.includes(id)))),
    refetchOnMount: 'always',
    enabled: mine.length > 0,
  });
  if (mine.length === 0) return null;
  if (list.isError && !list.data) {
    return <ErrorDialog title="Your Drawings" message={LIST_TEXTS.all.failed} onRetry={() => void list.refetch()} />;
  }
  const drawings = list.data?.items.filter(({ id }) => mine.includes(id)) ?? [];
  /** Their own count: the ids are the server's, of everybody's drawings. */
  const nameOf = (id: number) => DRAWING_TEXTS.mine(mine.length - mine.indexOf(id));
  const more = drawings.length - DRAWINGS_LISTED;
  if (drawings.length === 0) return null;
  return (
    <section className={styles.drawings} aria-label="Your drawings">
      <h2>Your Drawings</h2>
      <CardGrid width={190}>
        {drawings.slice(0, DRAWINGS_LISTED).map((drawing) => (
          <li key={drawing.id}>
            <PictureCard
              kind="hugs"
              record={drawing}
              sources={picturesOfHug(drawing)}
              name={nameOf(drawing.id)}
              title={<h3>{nameOf(drawing.id)}</h3>}
              actions={
                drawing.status === 'completed' && (
                  <DownloadButton item={`drawing-${drawing.id}`} name={nameOf(drawing.id)} />
                )
              }
            />
          </li>
        ))}
      </CardGrid>
      {more > 0 && (
        <p>
          <Link to={galleryMinePage()}>{DRAWING_TEXTS.more(more)}</Link>
        </p>
      )}
    </section>
  );
}
