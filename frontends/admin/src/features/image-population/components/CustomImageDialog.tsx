import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { Button, TextField, useToast } from '@marcel/kit';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
import { useCustomImage } from '../api/use-set-image';
import type { PopulationMascot } from '../population';
import styles from './CustomImageDialog.module.css';

interface CustomImageDialogProps {
  mascot: PopulationMascot;
  onClose: () => void;
}

const fileProblem = ({ type, size }: File) => {
  if (!type.startsWith('image/')) return PICTURE_MESSAGES.invalidType;
  return size > MAX_UPLOAD_BYTES ? PICTURE_MESSAGES.tooLarge : null;
};

/** Takes an image from the admin: a file, which is sent as soon as it is chosen, or an address. */
export function CustomImageDialog({ mascot, onClose }: CustomImageDialogProps) {
  const [url, setUrl] = useState('');
  const toast = useToast();
  const { mutate, isPending } = useCustomImage(mascot.id);
  const set = (image: File | string) => mutate(image, { onSuccess: onClose });

  const upload = (file: File | undefined) => {
    if (file === undefined) return;
    const problem = fileProblem(file);
    if (problem === null) set(file);
    else toast({ ...problem, tone: 'destructive' });
  };
  const setAddress = (event: FormEvent) => {
    event.preventDefault();
    set(url.trim());
  };

  return (
    <Dialog title={`Custom image for ${mascot.name}`} closesOutside={url === ''} onClose={onClose}>
      <div className={styles.ways}>
        <TextField
          label="Upload an image file"
          hint="Any image of up to 5MB"
          type="file"
          accept="image/*"
          disabled={isPending}
          data-initial-focus
          onChange={(event) => upload(event.target.files?.[0])}
        />
        <form className={styles.address} onSubmit={setAddress}>
          <TextField
            label="Image URL"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <Button type="submit" kind="primary" disabled={isPending || url.trim() === ''}>
            {isPending ? 'Setting...' : 'Set'}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
