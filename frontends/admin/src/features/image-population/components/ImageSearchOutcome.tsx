import { Spinner } from '@marcel/kit';
import { Alert, Button } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { useState } from 'react';
import type { ImageSearch } from '../api/use-image-searches';
import { useSaveImage } from '../api/use-set-image';
import type { PopulationMascot } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';
import { ImageCandidates } from './ImageCandidates';

interface ImageSearchOutcomeProps {
  mascot: PopulationMascot;
  search: ImageSearch;
  onSaved: () => void;
}

/** What a search has come to; a candidate that is picked can be saved. */
export function ImageSearchOutcome({ mascot, search, onSaved }: ImageSearchOutcomeProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { mutate, isPending } = useSaveImage(mascot.id);

  if (search.state === 'searching') return <Spinner label={`Searching for ${isolated(mascot.name)}...`} />;
  if (search.state === 'failed') return <Alert role="status" type="error" title={search.message} />;
  if (search.images.length === 0) return <Alert role="status" type="info" title={POPULATION_MESSAGES.noneFound} />;
  const picked = selected !== null && search.images.includes(selected) ? selected : null;
  return (
    <>
      <ImageCandidates name={mascot.name} images={search.images} selected={picked} onSelect={setSelected} />
      {picked !== null && (
        <Button type="primary" disabled={isPending} onClick={() => mutate(picked, { onSuccess: onSaved })}>
          {isPending ? 'Saving...' : 'Save Selected Image'}
        </Button>
      )}
    </>
  );
}
