import { unturned } from '@marcel/contracts';
import { InitialsPlaceholder } from '@marcel/kit';
import { useFilePicture } from '@marcel/kit/programs';
import { useFormContext, useWatch } from 'react-hook-form';
import { Themed } from '../../../shared/mascot-type/Themed';
import { ScoreSheet } from '../../../shared/scores/ScoreSheet';
import { FIELD_TEXTS } from '../texts';
import type { SubmissionValues } from '../values';
import styles from './CardPreview.module.css';

interface CardPreviewProps {
  picture: File | null;
  /** Shown as long as no other one is chosen. */
  kept?: string | null;
}

/** How the mascot will look in the directory, as far as it is told. Only for the eye: all of it stands in the fields. */
export function CardPreview({ picture, kept = null }: CardPreviewProps) {
  const { control } = useFormContext<SubmissionValues>();
  const { name, brand, industry, type, style, visualDesc, ...scores } = useWatch({ control, compute: previewed });
  return (
    <aside className={styles.place} aria-hidden>
      <p className={styles.title}>{FIELD_TEXTS.preview}</p>
      <Themed type={type} className={styles.card}>
        <p className={styles.strip}>{industry || 'Mascotdex'}</p>
        <PreviewPicture name={name} picture={picture} kept={kept} />
        <p className={styles.name}>
          <bdi>{unturned(name)}</bdi>
        </p>
        <p className={styles.brand}>
          <bdi>{unturned(brand)}</bdi>
        </p>
        <p className={styles.words} dir="auto">
          {unturned(visualDesc)}
        </p>
        <ScoreSheet mascot={scores} />
        <p className={styles.tags}>{[type, style].filter(Boolean).join(' · ')}</p>
      </Themed>
    </aside>
  );
}

const previewed = (values: SubmissionValues): SubmissionValues => ({
  ...values,
  name: values.name.trim() || FIELD_TEXTS.unnamed,
});

function PreviewPicture({ name, picture, kept }: CardPreviewProps & { name: string }) {
  if (!picture) {
    return kept ? (
      <img src={kept} className={styles.picture} alt="" />
    ) : (
      <div className={styles.picture}>
        <InitialsPlaceholder name={name} />
      </div>
    );
  }
  return <ChosenPicture file={picture} />;
}

/** Straight from the visitor's disk. */
function ChosenPicture({ file }: { file: File }) {
  const show = useFilePicture(file);
  return <img ref={show} className={styles.picture} alt="" />;
}
