import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { Icon, LinkButton, Picture, Spinner, useToast } from '@marcel/kit';
import { Alert, Button, Flex, Form, Input, Tag, Upload } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { isolated } from '@marcel/kit/programs';
import { Dialog } from '../../../shared/components/Dialog';
import { type ImageSearch, searchFailure, useCustomImage, useSaveImage } from '../api';
import { hasImage, POPULATION_MESSAGES, type PopulationMascot } from '../population';
import styles from './ImageCandidates.module.css';
import { Actions, PictureRow } from '../../../shared/components/blocks';
import { openPicture } from '../open-picture';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submissions';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { useAdminClient } from '../../../shared/api';

const fileProblem = ({ type, size }: File) => {
  if (!type.startsWith('image/')) return PICTURE_MESSAGES.invalidType;
  return size > MAX_UPLOAD_BYTES ? PICTURE_MESSAGES.tooLarge : null;
};

function CustomImageDialog({ mascot, onClose }: { mascot: PopulationMascot; onClose: () => void }) {
  const fileId = useId();
  const [entered, setEntered] = useState('');
  const url = entered.trim();
  const toast = useToast();
  const { mutate, isPending } = useCustomImage(mascot.id);
  const set = (image: File | string) => mutate(image, { onSuccess: onClose });

  const upload = (file: File) => {
    const problem = fileProblem(file);
    if (problem === null) set(file);
    else toast({ ...problem, tone: 'destructive' });
    return false;
  };

  return (
    <Dialog title={`Custom image for ${mascot.name}`} closesOutside={url === ''} onClose={onClose}>
      <Form<{ url: string }>
        name="custom-image"
        layout="vertical"
        onValuesChange={(_, given) => setEntered(given.url)}
        onFinish={() => url !== '' && set(url)}
      >
        <Form.Item label="Upload an image file" htmlFor={fileId} extra="Any image of up to 5MB">
          <Upload.Dragger
            id={fileId}
            accept={{ format: 'image/*', filter: 'native' }}
            showUploadList={false}
            disabled={isPending}
            beforeUpload={upload}
          >
            <Flex gap="small" align="center" justify="center">
              <Icon name="upload" /> Choose a file or drop it here
            </Flex>
          </Upload.Dragger>
        </Form.Item>
        <Flex gap="small" align="end" className={styles.address}>
          <Form.Item name="url" label="Image URL">
            <Input inputMode="url" placeholder="https://" />
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit" disabled={isPending || url === ''}>
              {isPending ? 'Setting...' : 'Set'}
            </Button>
          </Form.Item>
        </Flex>
      </Form>
    </Dialog>
  );
}

interface ImageActionsProps {
  mascot: PopulationMascot;
  searching: boolean;
  onSearch: () => void;
  onCustom: () => void;
  onDelete: () => void;
}

const ImageActions = ({ mascot, searching, onSearch, onCustom, onDelete }: ImageActionsProps) => (
  <Actions>
    {mascot.imageUrl && <CurrentImage name={mascot.name} imageUrl={mascot.imageUrl} />}
    <Button type="primary" disabled={searching} aria-label={`Search Images for ${mascot.name}`} onClick={onSearch}>
      {searching ? 'Searching...' : 'Search Images'}
    </Button>
    <Button aria-label={`Custom image for ${mascot.name}`} onClick={onCustom}>
      Custom
    </Button>
    <Button danger aria-label={`Delete ${mascot.name}`} onClick={onDelete}>
      Delete
    </Button>
  </Actions>
);

export function CurrentImage({ name, imageUrl }: { name: string; imageUrl: string }) {
  const title = `Current image of ${name}`;
  if (imageUrl.startsWith('data:')) {
    return (
      <Button aria-label={title} onClick={() => openPicture(imageUrl, title)}>
        Current
      </Button>
    );
  }
  return (
    <LinkButton to={imageUrl} target="_blank" rel="noopener noreferrer" aria-label={title}>
      Current
    </LinkButton>
  );
}

interface ImageCandidatesProps {
  name: string;
  images: readonly string[];
  selected: string | null;
  onSelect: (image: string) => void;
}

const ImageCandidates = ({ name, images, selected, onSelect }: ImageCandidatesProps) => (
  <ul className={styles.grid} aria-label={`Images found for ${name}`}>
    {images.map((image, index) => (
      <li key={image}>
        <button
          type="button"
          className={styles.candidate}
          aria-label={`Image ${index + 1} of ${images.length}`}
          aria-pressed={image === selected}
          onClick={() => onSelect(image)}
        >
          <Picture src={image} alt="" fallback={<span>{REVIEW_FALLBACKS.picture}</span>} sizes="160px" ratio={1} />
        </button>
      </li>
    ))}
  </ul>
);

interface ImageSearchOutcomeProps {
  mascot: PopulationMascot;
  search: ImageSearch;
  onSaved: () => void;
}

function ImageSearchOutcome({ mascot, search, onSaved }: ImageSearchOutcomeProps) {
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

interface MascotImageCardProps {
  mascot: PopulationMascot;
  found: ImageSearch | undefined;
  onSearch: () => Promise<readonly string[]>;
  onSaved: () => void;
}

export function MascotImageCard({ mascot, found, onSearch, onSaved }: MascotImageCardProps) {
  const [dialog, setDialog] = useState<'custom' | 'delete' | null>(null);
  const { toast, toastFailure } = useAdminClient();
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
