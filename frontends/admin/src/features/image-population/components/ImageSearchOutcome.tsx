import { Button, Spinner } from '@marcel/kit';
import { useState } from 'react';
import type { ImageSearch } from '../api/use-image-searches';
import { useSaveImage } from '../api/use-set-image';
import type { PopulationMascot } from '../population';
import { ImageCandidates } from './ImageCandidates';
import styles from './ImageSearchOutcome.module.css';
import { POPULATION_MESSAGES } from '../population-texts';

interface ImageSearchOutcomeProps {
  mascot: PopulationMascot;
  search: ImageSearch;
  onSaved: () => void;
}

/** What a search has come to; a candidate that is picked can be saved. */
export function ImageSearchOutcome({ mascot, search, onSaved }: ImageSearchOutcomeProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { mutate, isPending } = useSaveImage(mascot.id);

  if (search.state === 'searching') return <Spinner label={`Searching for ${mascot.name}...`} />;
  if (search.state === 'failed') return <p className={styles.failed}>{search.message}</p>;
  if (search.images.length === 0) return <p className={styles.none}>{POPULATION_MESSAGES.noneFound}</p>;
  const picked = selected !== null && search.images.includes(selected) ? selected : null;
  return (
    <div className={styles.found}>
      <ImageCandidates name={mascot.name} images={search.images} selected={picked} onSelect={setSelected} />
      {picked !== null && (
        <Button kind="primary" disabled={isPending} onClick={() => mutate(picked, { onSuccess: onSaved })}>
          {isPending ? 'Saving...' : 'Save Selected Image'}
        </Button>
      )}
    </div>
  );
}
