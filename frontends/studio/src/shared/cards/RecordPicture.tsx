import { painting } from '@marcel/art/poses/painting';
import { fillPath, type GenerationStatus, isSettled, ROUTES } from '@marcel/contracts';
import { classes } from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { searching } from '@marcel/art/poses/searching';
import { sleeping } from '@marcel/art/poses/sleeping';
import { MarcelArt } from '../art/MarcelArt';
import { useProgress } from '../live/progress-store';
import type { RecordKind } from '../records/change-record';
import { PICTURE_CARD_TEXTS, STATUS_LABELS } from '../texts';
import styles from './RecordPicture.module.css';
import { FirstThatLoads } from '../picture/FirstThatLoads';
import { Placeholder } from '../picture/Placeholder';

interface WaitingPictureProps {
  kind: RecordKind;
  id: number;
  status: GenerationStatus;
  /** Whether an older picture is to be seen below. */
  over: boolean;
}

/** Marcel at work: how far a picture is. */
function WaitingPicture({ kind, id, status, over }: WaitingPictureProps) {
  const progress = useProgress(kind, id);
  const current = progress?.status ?? status;
  return (
    <div className={classes(styles.waiting, over && styles.over)}>
      <MarcelArt pose={painting} className={styles.art} />
      <p className={styles.text}>{STATUS_LABELS[current]}...</p>
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

/** Tells the server that a picture could not be shown. Nobody waits for it, and nobody hears when it fails. */
function useReportBroken(kind: keyof typeof BROKEN_ROUTES, id: number): (url: string) => void {
  const { mutate } = useMutation({
    mutationFn: (url: string) =>
      api.send('POST', fillPath(BROKEN_ROUTES[kind], { id }), {
        json: { url, clientError: 'The browser could not load this picture' },
      }),
  });
  return mutate;
}

/** What a picture's place needs to know of its record. */
export interface PicturedRecord {
  id: number;
  status: GenerationStatus;
  /** Why it failed, in words for visitors. */
  failureReason: string | null;
}

interface RecordPictureProps {
  kind: RecordKind;
  record: PicturedRecord;
  /** Addresses of the picture, best first. */
  sources: readonly string[];
  alt: string;
  /** Widths that the picture is laid out in, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of a record; else how far it is, or why there is none. */
export function RecordPicture({ kind, record, sources, alt, sizes }: RecordPictureProps) {
  const report = useReportBroken(kind, record.id);
  const { id, status, failureReason } = record;
  const hasPicture = sources.length > 0;
  return (
    <div className={styles.picture}>
      {hasPicture && (
        <FirstThatLoads
          key={sources.join(' ')}
          {...{ sources, alt, sizes }}
          onBroken={report}
          fallback={<Placeholder pose={searching}>{PICTURE_CARD_TEXTS.broken}</Placeholder>}
        />
      )}
      {!hasPicture && status === 'completed' && <Placeholder pose={searching}>{PICTURE_CARD_TEXTS.broken}</Placeholder>}
      {!hasPicture && status === 'failed' && (
        <Placeholder pose={sleeping}>{failureReason ?? 'Marcel could not make this picture.'}</Placeholder>
      )}
      {!isSettled(status) && <WaitingPicture {...{ kind, id, status }} over={hasPicture} />}
    </div>
  );
}
