import { Button, ErrorBoundary, Icon, type ToastMessage, useToast } from '@marcel/kit';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES, UPLOADED_PICTURE_TYPES } from '@marcel/contracts';
import { lazyComponent } from './lazy-component';
import styles from './PictureField.module.css';
import { drawPart, isDecodable, useFileDrop, useFilePreviewRef } from './files';

const CropDialog = lazyComponent(() => import('./crop/CropDialog').then(({ CropDialog }) => CropDialog));

function CropButton({ file, onCrop }: { file: File; onCrop: (file: File) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="edit" />
        Crop
      </Button>
      {open && (
        <ErrorBoundary title="Crop Picture" message="The crop tool could not be loaded.">
          <Suspense fallback={null}>
            <CropDialog file={file} onCrop={onCrop} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Edge length in pixels. */
const LONGEST_EDGE = 2048;

const SVG = 'image/svg+xml';

const isSupportedType = ({ type }: Pick<File, 'type'>): boolean => UPLOADED_PICTURE_TYPES.includes(type);

/** Converts a picture that the server cannot read, such as SVG or BMP, to PNG; null where this browser cannot draw it. */
async function convertToPng(file: File): Promise<File | null> {
  const picture = new Image();
  try {
    picture.src = URL.createObjectURL(file.type === SVG ? await withSize(file) : file);
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const png = await drawPart(picture, { x: 0, y: 0, width, height }, size, 'image/png');
    return png && new File([png], `${file.name.replace(/\.\w+$/, '')}.png`, { type: png.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/** Gives a vector picture a size, because browsers do not draw one without. */
async function withSize(file: File): Promise<Blob> {
  const { documentElement: root } = new DOMParser().parseFromString(await file.text(), SVG);
  const box =
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width = 1, height = 1] =
    box.length === 4 ? box.slice(2) : ['width', 'height'].map((side) => parseFloat(root.getAttribute(side) ?? ''));
  const scale = LONGEST_EDGE / Math.max(width, height);
  root.setAttribute('width', String(width * scale));
  root.setAttribute('height', String(height * scale));
  if (box.length !== 4) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new Blob([new XMLSerializer().serializeToString(root)], { type: SVG });
}

export interface PictureRejections {
  invalidType: ToastMessage;
  tooLarge: ToastMessage;
}

export function findPictureRejection({ type, size }: Pick<File, 'type' | 'size'>, rejections: PictureRejections) {
  if (!type.startsWith('image/')) return rejections.invalidType;
  return size > MAX_UPLOAD_BYTES ? rejections.tooLarge : null;
}

export interface PictureFieldProps {
  label: string;
  hint: string;
  file: File | null;
  onFile: (file: File | null) => void;
  rejections: PictureRejections;
  onRejected?: (rejection: ToastMessage) => void;
  error?: string | null;
  crop?: boolean;
  removeLabel?: string;
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, file, onFile, rejections, onRejected, error, crop = false, removeLabel } = props;
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const lastDecoded = useRef<File | null>(null);
  const latestChoice = useRef<File | null>(null);
  const currentFile = useRef(file);
  const [rejection, setRejection] = useState<ToastMessage | null>(null);
  useEffect(() => {
    currentFile.current = file;
    if (file === null) lastDecoded.current = null;
  }, [file]);
  const problem = error ?? rejection?.body ?? rejection?.title;

  const reject = (rejection: ToastMessage) => {
    setRejection(rejection);
    onRejected?.(rejection);
    toast({ ...rejection, tone: 'destructive' });
  };
  const accept = (newFile: File | undefined) => {
    if (!newFile) return;
    const rejection = findPictureRejection(newFile, rejections);
    if (rejection) return reject(rejection);
    latestChoice.current = newFile;
    if (!isSupportedType(newFile)) return void convertAndAccept(newFile);
    setRejection(null);
    onFile(newFile);
  };
  const convertAndAccept = async (original: File) => {
    const picture = await convertToPng(original);
    if (latestChoice.current !== original) return;
    if (picture) accept(picture);
    else reject(rejections.invalidType);
  };
  const remove = () => {
    latestChoice.current = null;
    setRejection(null);
    onFile(null);
    picker.current?.focus();
  };
  /** Restores the previous picture, because the browser could not draw the new file. */
  const restorePrevious = () => {
    onFile(lastDecoded.current === file ? null : lastDecoded.current);
    reject(rejections.invalidType);
  };
  const checkDecodable = async () => {
    const previous = lastDecoded.current;
    lastDecoded.current = file;
    if (file === null || (await isDecodable(file)) || currentFile.current !== file) return;
    lastDecoded.current = previous;
    restorePrevious();
  };

  return (
    <div className={styles.zone} {...useFileDrop(accept)}>
      <label className={styles.fileButton}>
        {file ? (
          <Preview file={file} onDrawn={() => void checkDecodable()} onBroken={restorePrevious} />
        ) : (
          <Icon name="upload" size={32} />
        )}
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            accept(target.files?.[0]);
            // Clear the field, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {file ? file.name : hint}
      </p>
      {file && (
        <div className={styles.actions}>
          {crop && <CropButton file={file} onCrop={accept} />}
          <Button aria-label={removeLabel} onClick={remove}>
            <Icon name="trash" />
            Remove
          </Button>
        </div>
      )}
      {problem && (
        <p id={`${id}-error`} className="m-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Preview({ file, onDrawn, onBroken }: { file: File; onDrawn: () => void; onBroken: () => void }) {
  const ref = useFilePreviewRef(file);
  return (
    <img ref={ref} className={styles.preview} alt={`Preview of ${file.name}`} onLoad={onDrawn} onError={onBroken} />
  );
}
