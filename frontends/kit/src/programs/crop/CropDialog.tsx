import { useState, useEffect } from 'react';
import ReactCrop from 'react-image-crop';
import { Button } from '@marcel/kit';
import { WindowDialog } from '../../window/WindowDialog';
import styles from './CropDialog.module.css';
import 'react-image-crop/dist/ReactCrop.css';
import { drawPart, useFilePicture } from '../files';

const CROP_LABELS = {
  cropArea: 'Frame: arrow keys move it',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
} as const;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };

/** Rounds the part to whole pixels inside the picture; at least one pixel. */
export function pixelsOf(part: Part, { width, height }: { readonly width: number; readonly height: number }): Part {
  const x = clamped((part.x / 100) * width, 0, width - 1);
  const y = clamped((part.y / 100) * height, 0, height - 1);
  return {
    x,
    y,
    width: clamped((part.width / 100) * width, 1, width - x),
    height: clamped((part.height / 100) * height, 1, height - y),
  };
}

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

/** JPEG stays JPEG, so that it does not grow; other formats may be transparent. */
export const typeOfCut = (file: Pick<File, 'type'>): string => (file.type === 'image/jpeg' ? file.type : 'image/png');

/**
 * Returns a part of a picture as a file of the same name.
 *
 * @throws when the browser cannot draw it
 */
async function cutOut(picture: HTMLImageElement, part: Part, file: File): Promise<File> {
  const pixels = pixelsOf(part, { width: picture.naturalWidth, height: picture.naturalHeight });
  const type = typeOfCut(file);
  const blob = await drawPart(picture, pixels, pixels, type);
  if (!blob) throw new Error('The picture cannot be drawn');
  return new File([blob], file.name, { type });
}

/** Returns true for a picture that moves, as far as this browser can tell. */
async function moves(file: File): Promise<boolean> {
  if (!('ImageDecoder' in window)) return false;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
  await decoder.tracks.ready;
  await decoder.completed;
  // For a GIF, `animated` is always true.
  return (decoder.tracks.selectedTrack?.frameCount ?? 0) > 1;
}

function useMoves(file: File): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let gone = false;
    // The form reports an unreadable picture.
    moves(file).then(
      (found) => !gone && setMoving(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return moving;
}

export function CropDialog({ file, onCut, onClose }: { file: File; onCut: (file: File) => void; onClose: () => void }) {
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
    <WindowDialog title="Crop Picture" closeLabel="Close Crop" width="wide" onClose={onClose}>
      <div className={styles.body}>
        {failed ? (
          <p role="alert">This picture cannot be cropped here. You can use it as it is.</p>
        ) : (
          <p role="status">
            {moving && <strong>This picture is animated. The cropped picture will not be. </strong>}
            Drag the frame or its corners. With the keyboard, use Tab to choose and the arrow keys to move.
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
        <div className="m-row">
          {!failed && (
            <Button kind="primary" onClick={() => void use()}>
              Use This Part
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </WindowDialog>
  );
}
