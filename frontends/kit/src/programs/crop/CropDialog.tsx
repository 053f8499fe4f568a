import { useState, useEffect } from 'react';
import ReactCrop from 'react-image-crop';
import { Button } from '@marcel/kit';
import { WindowDialog } from '../../window/WindowDialog';
import { useFilePicture } from '../use-file-picture';
import { CROP_LABELS, CROP_TEXTS } from './crop-texts';
import styles from './CropDialog.module.css';
import { cutOut, WHOLE, type Part } from './cut-out';
import { moves } from './moves';
import 'react-image-crop/dist/ReactCrop.css';

function useMoves(file: File): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = moves(new Uint8Array(await file.arrayBuffer()));
      if (!gone) setMoving(found);
    };
    // What cannot be read cannot be cropped, which is said elsewhere.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file]);
  return moving;
}

interface CropDialogProps {
  file: File;
  onCut: (file: File) => void;
  onClose: () => void;
}

export function CropDialog({ file, onCut, onClose }: CropDialogProps) {
  const show = useFilePicture(file);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [part, setPart] = useState<Part>(WHOLE);
  const [failed, setFailed] = useState(false);
  const moving = useMoves(file);
  const use = async () => {
    if (!picture) return;
    try {
      onCut(await cutOut(picture, part, file));
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <WindowDialog title={CROP_TEXTS.title} closeLabel={CROP_TEXTS.close} width="wide" onClose={onClose}>
      <div className={styles.body}>
        {failed ? (
          <p role="alert">{CROP_TEXTS.failed}</p>
        ) : (
          <p role="status">
            {moving && <strong>{CROP_TEXTS.moves} </strong>}
            {CROP_TEXTS.hint}
          </p>
        )}
        {!failed && (
          <ReactCrop
            className={styles.crop}
            crop={{ unit: '%', ...part }}
            ariaLabels={CROP_LABELS}
            minWidth={24}
            minHeight={24}
            keepSelection
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={show}
              alt={`${file.name}, to be cropped`}
              onLoad={({ currentTarget }) => setPicture(currentTarget)}
              onError={() => setFailed(true)}
            />
          </ReactCrop>
        )}
        <div className={styles.actions}>
          {!failed && (
            <Button kind="primary" onClick={() => void use()}>
              {CROP_TEXTS.use}
            </Button>
          )}
          <Button onClick={onClose}>{CROP_TEXTS.cancel}</Button>
        </div>
      </div>
    </WindowDialog>
  );
}
