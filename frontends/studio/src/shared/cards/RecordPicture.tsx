import { painting, searching, sleeping } from '@marcel/art/poses';
import { fillPath, type GenerationStatus, isSettled, ROUTES } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { FallbackImage, MarcelArt, Placeholder } from '../picture/pictures';
import { useProgress } from '../live/use-live-progress';
import type { RecordKind } from '../records';
import { BROKEN_TEXT, STATUS_LABELS } from '../texts';
import styles from './RecordPicture.module.css';

type WaitingPictureProps = Pick<RecordPictureProps, 'kind' | 'record'> & { isOverlay: boolean };

function WaitingPicture({ kind, record: { id, status }, isOverlay }: WaitingPictureProps) {
  const progress = useProgress(kind, id);
  const current = progress?.status ?? status;
  return (
    <div className={classes(styles.waiting, isOverlay && styles.overlay)}>
      <MarcelArt pose={painting} className={styles.art} />
      <p className="m-bold">{STATUS_LABELS[current]}...</p>
      {progress && <p>{progress.step}</p>}
      <progress
        className={styles.bar}
        aria-label={`Progress: ${STATUS_LABELS[current]}`}
        max={1}
        {...(progress && { value: progress.progress })}
      />
    </div>
  );
}

const BROKEN_ROUTES = { hugs: ROUTES.hugBroken, images: ROUTES.imageBroken } as const;

export interface PicturedRecord {
  id: number;
  status: GenerationStatus;
  failureReason: string | null;
}

interface RecordPictureProps {
  kind: RecordKind;
  record: PicturedRecord;
  sources: readonly string[];
  alt: string;
  sizes: string;
}

export function RecordPicture({ kind, record, sources, alt, sizes }: RecordPictureProps) {
  const { id, status, failureReason } = record;
  const { mutate: report } = useMutation({
    mutationFn: (url: string) =>
      api.send('POST', fillPath(BROKEN_ROUTES[kind], { id }), {
        json: { url, clientError: 'The browser could not load this picture' },
      }),
  });
  const hasPicture = sources.length > 0;
  return (
    <div className={styles.picture}>
      {hasPicture && (
        <FallbackImage
          key={sources.join(' ')}
          {...{ sources, alt, sizes }}
          onBroken={report}
          fallback={<Placeholder pose={searching}>{BROKEN_TEXT}</Placeholder>}
        />
      )}
      {!hasPicture && status === 'completed' && <Placeholder pose={searching}>{BROKEN_TEXT}</Placeholder>}
      {!hasPicture && status === 'failed' && (
        <Placeholder pose={sleeping}>{failureReason ?? 'Marcel could not make this picture.'}</Placeholder>
      )}
      {!isSettled(status) && <WaitingPicture {...{ kind, record }} isOverlay={hasPicture} />}
    </div>
  );
}
