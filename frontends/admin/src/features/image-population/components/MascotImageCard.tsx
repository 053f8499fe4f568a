import { Badge, InitialsPlaceholder, Picture, useToast } from '@marcel/kit';
import { useState } from 'react';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { searchFailure, type ImageSearch } from '../api/use-image-searches';
import { hasImage, type PopulationMascot } from '../population';
import { CustomImageDialog } from './CustomImageDialog';
import { ImageActions } from './ImageActions';
import { ImageSearchOutcome } from './ImageSearchOutcome';
import styles from './MascotImageCard.module.css';
import { POPULATION_MESSAGES } from '../population-texts';

interface MascotImageCardProps {
  mascot: PopulationMascot;
  /** The search of this visit, if there was one. */
  found: ImageSearch | undefined;
  onSearch: () => Promise<readonly string[]>;
  onSaved: () => void;
}

export function MascotImageCard({ mascot, found, onSearch, onSaved }: MascotImageCardProps) {
  const [dialog, setDialog] = useState<'custom' | 'delete' | null>(null);
  const toast = useToast();
  const toastFailure = useFailureToast();
  const close = () => setDialog(null);

  const search = () =>
    onSearch().then(
      (images) => toast({ title: POPULATION_MESSAGES.searched, body: POPULATION_MESSAGES.found(images.length) }),
      (error: unknown) =>
        toastFailure(error, { title: POPULATION_MESSAGES.searchFailed.title, body: searchFailure(error) }),
    );

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={mascot.imageUrl}
          alt=""
          fallback={<InitialsPlaceholder name={mascot.name} />}
          sizes="160px"
          ratio={1}
        />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>{mascot.name}</h2>
        <p>{mascot.brand}</p>
        <Badge tone={hasImage(mascot) ? 'green' : 'orange'}>{hasImage(mascot) ? 'Has Image' : 'No Image'}</Badge>
      </div>
      <ImageActions
        mascot={mascot}
        searching={found?.state === 'searching'}
        onSearch={() => void search()}
        onCustom={() => setDialog('custom')}
        onDelete={() => setDialog('delete')}
      />
      {found && <ImageSearchOutcome mascot={mascot} search={found} onSaved={onSaved} />}
      {dialog === 'custom' && <CustomImageDialog mascot={mascot} onClose={close} />}
      {dialog === 'delete' && <DeleteMascotDialog mascot={mascot} onClose={close} />}
    </article>
  );
}
