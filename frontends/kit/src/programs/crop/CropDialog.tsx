import { useState, useEffect } from 'react';
import ReactCrop from 'react-image-crop';
import { Button } from '@marcel/kit';
import { WindowDialog } from '../../window/WindowDialog';
import styles from './CropDialog.module.css';
import 'react-image-crop/dist/ReactCrop.css';
import { drawPart, useFilePreviewRef } from '../files';

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

interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_PICTURE: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/** Rounds an area to whole pixels inside the picture; at least one pixel. */
export function toPixels(area: CropArea, { width, height }: Pick<CropArea, 'width' | 'height'>): CropArea {
  const x = clampRounded((area.x / 100) * width, 0, width - 1);
  const y = clampRounded((area.y / 100) * height, 0, height - 1);
  return {
    x,
    y,
    width: clampRounded((area.width / 100) * width, 1, width - x),
    height: clampRounded((area.height / 100) * height, 1, height - y),
  };
}

const clampRounded = (value: number, min: number, max: number) => Math.min(Math.max(Math.round(value), min), max);

/** JPEG stays JPEG, so that it does not grow; other formats may be transparent. */
export const croppedType = (file: Pick<File, 'type'>): string => (file.type === 'image/jpeg' ? file.type : 'image/png');

/**
 * Returns a part of a picture as a file of the same name.
 *
 * @throws when the browser cannot draw it
 */
async function cropPicture(picture: HTMLImageElement, area: CropArea, file: File): Promise<File> {
  const pixels = toPixels(area, { width: picture.naturalWidth, height: picture.naturalHeight });
  const type = croppedType(file);
  const blob = await drawPart(picture, pixels, pixels, type);
  if (!blob) throw new Error('The picture cannot be drawn');
  return new File([blob], file.name, { type });
}

/** Returns true for a picture that moves, as far as this browser can tell. */
async function detectAnimation(file: File): Promise<boolean> {
  if (!('ImageDecoder' in window)) return false;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
  await decoder.tracks.ready;
  await decoder.completed;
  // For a GIF, `animated` is always true.
  return (decoder.tracks.selectedTrack?.frameCount ?? 0) > 1;
}

function useIsAnimated(file: File): boolean {
  const [isAnimated, setAnimated] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    // The form reports an unreadable picture.
    detectAnimation(file).then(
      (result) => !isUnmounted && setAnimated(result),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  return isAnimated;
}

type CropDialogProps = { file: File; onCrop: (file: File) => void; onClose: () => void };

export function CropDialog({ file, onCrop, onClose }: CropDialogProps) {
  const previewRef = useFilePreviewRef(file);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [area, setArea] = useState<CropArea>(WHOLE_PICTURE);
  const [hasFailed, setFailed] = useState(false);
  const isAnimated = useIsAnimated(file);
  const crop = async () => {
    if (!picture) return;
    try {
      onCrop(await cropPicture(picture, area, file));
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <WindowDialog title="Crop Picture" closeLabel="Close Crop" width="wide" onClose={onClose}>
      <div className={styles.body}>
        {hasFailed ? (
          <p role="alert">This picture cannot be cropped here. You can use it is.</p>
        ) : (
          <p role="status">
            {isAnimated && <strong>This picture is animated. The cropped picture will not be. </strong>}
            Drag the frame or its corners. With the keyboard, use Tab to choose and the arrow keys to move.
          </p>
        )}
        {!hasFailed && (
          <ReactCrop
            className={styles.crop}
            crop={{ unit: '%', ...area }}
            ariaLabels={CROP_LABELS}
            minWidth={24}
            minHeight={24}
            keepSelection
            onChange={(_pixels, percent) => setArea(percent)}
          >
            <img
              ref={previewRef}
              alt={`${file.name}, to be cropped`}
              onLoad={({ currentTarget }) => setPicture(currentTarget)}
              onError={() => setFailed(true)}
            />
          </ReactCrop>
        )}
        <div className="m-row">
          {!hasFailed && (
            <Button kind="primary" onClick={() => void crop()}>
              Use This Part
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </WindowDialog>
  );
}
