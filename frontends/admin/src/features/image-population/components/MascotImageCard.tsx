import { type Mascot, PICTURE_MESSAGES } from '@marcel/contracts';
import { LinkButton, Picture, Spinner, useToast } from '@marcel/kit';
import { Alert, Button, Flex, Form, Input, Tag } from 'antd';
import { isolateBidi, findPictureRejection } from '@marcel/kit/programs';
import { useState } from 'react';
import { Actions, PictureRow } from '../../../shared/components/blocks';
import { Dialog } from '../../../shared/components/Dialog';
import { FileField } from '../../../shared/components/FileField';
import { DeleteMascotDialog } from '../../../shared/mascots/DeleteMascotDialog';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submissions';
import { searchFailure, useCustomImage, useImagePreview, useImageSearch, useSaveImage } from '../api';
import { hasImage } from '../population';
import styles from './ImageCandidates.module.css';

function CustomImageDialog({ mascot, onClose }: { mascot: Mascot; onClose: () => void }) {
  const [input, setInput] = useState('');
  const url = input.trim();
  const toast = useToast();
  const { mutate, isPending } = useCustomImage(mascot.id);
  const set = (image: File | string) => mutate(image, { onSuccess: onClose });
  const upload = (file: File) => {
    const problem = findPictureRejection(file, PICTURE_MESSAGES);
    if (problem === null) set(file);
    else toast({ ...problem, tone: 'destructive' });
  };
  return (
    <Dialog title={`Custom image for ${mascot.name}`} closesOnOutsideClick={url === ''} onClose={onClose}>
      <Form<{ url: string }>
        name="custom-image"
        layout="vertical"
        onValuesChange={(_, values) => setInput(values.url)}
        onFinish={() => url !== '' && set(url)}
      >
        <FileField
          label="Upload an image file"
          extra="Any image of up to 5MB"
          accept="image/*"
          disabled={isPending}
          onFile={upload}
        />
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

const NONE_FOUND = 'No images found for this mascot. Try searching again or check if Google Search API is configured.';

const Candidate = ({ address }: { address: string }) => (
  <Picture
    src={useImagePreview(address)}
    alt=""
    fallback={<span>{REVIEW_FALLBACKS.picture}</span>}
    sizes="160px"
    ratio={1}
  />
);

function Candidates({ mascot: { id, name }, images }: { mascot: Mascot; images: readonly string[] }) {
  const [selected, setSelected] = useState<string | null>(null);
  const { mutate, isPending } = useSaveImage(id);
  const selectedImage = selected !== null && images.includes(selected) ? selected : null;
  if (images.length === 0) return <Alert role="status" type="info" title={NONE_FOUND} />;
  return (
    <>
      <ul className={styles.grid} aria-label={`Images found for ${name}`}>
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              className={styles.candidate}
              aria-label={`Image ${index + 1} of ${images.length}`}
              aria-pressed={image === selectedImage}
              onClick={() => setSelected(image)}
            >
              <Candidate address={image} />
            </button>
          </li>
        ))}
      </ul>
      {selectedImage !== null && (
        <Button type="primary" disabled={isPending} onClick={() => mutate(selectedImage)}>
          {isPending ? 'Saving...' : 'Save Selected Image'}
        </Button>
      )}
    </>
  );
}

export function MascotImageCard({ mascot }: { mascot: Mascot }) {
  const { id, name, brand, imageUrl } = mascot;
  const [dialog, setDialog] = useState<'custom' | 'delete' | null>(null);
  const { data: images, error, isFetching, search } = useImageSearch(id);
  const close = () => setDialog(null);
  return (
    <>
      <PictureRow
        src={imageUrl}
        name={name}
        tag={hasImage(mascot) ? <Tag color="green">Has Image</Tag> : <Tag color="orange">No Image</Tag>}
      >
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{brand}</bdi>
        </p>
      </PictureRow>
      <Actions>
        {imageUrl && (
          <LinkButton to={imageUrl} target="_blank" rel="noopener noreferrer" aria-label={`Current image of ${name}`}>
            Current
          </LinkButton>
        )}
        <Button
          type="primary"
          disabled={isFetching}
          aria-label={`Search Images for ${name}`}
          onClick={() => void search()}
        >
          {isFetching ? 'Searching...' : 'Search Images'}
        </Button>
        <Button aria-label={`Custom image for ${name}`} onClick={() => setDialog('custom')}>
          Custom
        </Button>
        <Button danger aria-label={`Delete ${name}`} onClick={() => setDialog('delete')}>
          Delete
        </Button>
      </Actions>
      {isFetching && <Spinner label={`Searching for ${isolateBidi(name)}...`} />}
      {error && !isFetching && <Alert role="status" type="error" title={searchFailure(error)} />}
      {images && !error && !isFetching && <Candidates mascot={mascot} images={images} />}
      {dialog === 'custom' && <CustomImageDialog mascot={mascot} onClose={close} />}
      {dialog === 'delete' && <DeleteMascotDialog mascot={mascot} onClose={close} />}
    </>
  );
}
