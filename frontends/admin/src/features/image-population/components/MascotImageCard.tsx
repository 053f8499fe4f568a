import { useToast } from '@marcel/kit';
import { Tag } from '@marcel/kit/antd';
import { useState } from 'react';
import { PictureRow } from '../../../shared/components/PictureRow';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { searchFailure, type ImageSearch } from '../api/use-image-searches';
import { hasImage, type PopulationMascot } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';
import { CustomImageDialog } from './CustomImageDialog';
import { ImageActions } from './ImageActions';
import { ImageSearchOutcome } from './ImageSearchOutcome';

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
    <>
      <PictureRow
        src={mascot.imageUrl}
        name={mascot.name}
        tag={hasImage(mascot) ? <Tag color="green">Has Image</Tag> : <Tag color="orange">No Image</Tag>}
      >
        <h2>
          <bdi>{mascot.name}</bdi>
        </h2>
        <p>
          <bdi>{mascot.brand}</bdi>
        </p>
      </PictureRow>
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
    </>
  );
}
