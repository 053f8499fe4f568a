import { useState, useEffect } from 'react';
import ReactCrop from 'react-image-crop';
import { Button } from '@marcel/kit';
import { WindowDialog } from '../../window/WindowDialog';
import styles from './CropDialog.module.css';
import 'react-image-crop/dist/ReactCrop.css';
import { drawPart, useFilePicture } from '../files';

const CROP_TEXTS = {
  title: 'Crop Picture',
  close: 'Close Crop',
  use: 'Use This Part',
  cancel: 'Cancel',
  hint: 'Drag the frame, or its corners. By keyboard: Tab to the frame or a corner, arrow keys to move it.',
  moves: 'This picture moves. The part that you choose stands still.',
  failed: 'This picture cannot be cropped here. It can be used as it is.',
} as const;

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

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

export function moves(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 4) === 'GIF8') return picturesInGif(bytes) > 1;
  if (text(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 0x02) !== 0;
  return text(bytes, 1, 4) === 'PNG' && pngMoves(bytes);
}

function pngMoves(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const chunk = text(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;

const tableLength = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

function picturesInGif(bytes: Uint8Array): number {
  let pictures = 0;
  let at = 13 + tableLength(bytes[10]);
  while (at < bytes.length && pictures < 2) {
    const block = bytes[at];
    if (block === IMAGE) {
      pictures += 1;
      at = behindParts(bytes, at + 11 + tableLength(bytes[at + 9]));
    } else if (block === EXTENSION) at = behindParts(bytes, at + 2);
    else return pictures;
  }
  return pictures;
}

function behindParts(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

function useMoves(file: File): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = moves(new Uint8Array(await file.arrayBuffer()));
      if (!gone) setMoving(found);
    };
    // The form reports an unreadable picture.
    look().catch(() => undefined);
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
        <div className="m-row">
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
