import { searching } from '@marcel/art/poses/searching';
import { sleeping } from '@marcel/art/poses/sleeping';
import { isSettled, type GenerationStatus } from '@marcel/contracts';
import { FirstThatLoads } from '../picture/FirstThatLoads';
import { Placeholder } from '../picture/Placeholder';
import { useReportBroken } from '../picture/use-report-broken';
import type { RecordKind } from '../records/change-record';
import { PICTURE_CARD_TEXTS } from '../texts';
import styles from './RecordPicture.module.css';
import { WaitingPicture } from './WaitingPicture';

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
