import { InitialsPlaceholder } from '@marcel/kit';
import { stripBidiControls } from '@marcel/contracts';
import { useFilePicture } from '@marcel/kit/programs';
import { useFormContext, useWatch } from 'react-hook-form';
import { ScoreSheet, Themed } from '../../../shared/mascot-type/mascot-type';
import type { SubmissionValues } from '../values';
import cover from '../../../shared/cover-link.module.css';
import styles from './SubmitForm.module.css';

export function CardPreview({ picture, kept }: { picture: File | null; kept: string | null }) {
  const { control } = useFormContext<SubmissionValues>();
  const { brand, industry, type, style, visualDesc, ...scores } = useWatch({ control, compute: (all) => all });
  const name = scores.name.trim() || 'Your mascot';
  return (
    <aside className={styles.place} aria-hidden>
      <p className={styles.cardPreviewTitle}>How its card will look</p>
      <Themed type={type} className={styles.card}>
        <p className={cover.strip}>{industry || 'Mascotdex'}</p>
        {picture ? (
          <ChosenPicture file={picture} />
        ) : kept !== null ? (
          <img src={kept} className={styles.picture} alt="" />
        ) : (
          <div className={styles.picture}>
            <InitialsPlaceholder name={name} />
          </div>
        )}
        <p className={styles.name}>
          <bdi>{stripBidiControls(name)}</bdi>
        </p>
        <p className={styles.brand}>
          <bdi>{stripBidiControls(brand)}</bdi>
        </p>
        <p className={styles.words} dir="auto">
          {stripBidiControls(visualDesc)}
        </p>
        <ScoreSheet mascot={scores} />
        <p className={styles.tags}>{[type, style].filter(Boolean).join(' · ')}</p>
      </Themed>
    </aside>
  );
}

function ChosenPicture({ file }: { file: File }) {
  const show = useFilePicture(file);
  return <img ref={show} className={styles.picture} alt="" />;
}
