import { Button, ErrorBoundary, Icon, type ToastMessage, useToast } from '@marcel/kit';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES, UPLOADED_PICTURE_TYPES } from '@marcel/contracts';
import { lateComponent } from './late-component';
import styles from './PictureField.module.css';
import { drawPart, isWhole, useFileDrop, useFilePicture } from './files';

const CropDialog = lateComponent(() => import('./crop/CropDialog').then(({ CropDialog }) => CropDialog));

function CropButton({ file, onCut }: { file: File; onCut: (file: File) => void }) {
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
            <CropDialog file={file} onCut={onCut} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Edge length in pixels. */
const LONGEST_EDGE = 2048;

const SVG = 'image/svg+xml';

const isReadable = ({ type }: Pick<File, 'type'>): boolean => UPLOADED_PICTURE_TYPES.includes(type);

/** Converts a picture that the server cannot read, such as SVG or BMP, to PNG; null where this browser cannot draw it. */
async function readablePicture(file: File): Promise<File | null> {
  const picture = new Image();
  try {
    picture.src = URL.createObjectURL(file.type === SVG ? await sized(file) : file);
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
    const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const png = await drawPart(picture, { x: 0, y: 0, width, height }, drawn, 'image/png');
    return png && new File([png], `${file.name.replace(/\.\w+$/, '')}.png`, { type: png.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/** Gives a vector picture a size, because browsers do not draw one without. */
async function sized(file: File): Promise<Blob> {
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

export interface PictureRefusals {
  invalidType: ToastMessage;
  tooLarge: ToastMessage;
}

export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>, refusals: PictureRefusals) {
  if (!type.startsWith('image/')) return refusals.invalidType;
  return size > MAX_UPLOAD_BYTES ? refusals.tooLarge : null;
}

export interface PictureFieldProps {
  label: string;
  hint: string;
  file: File | null;
  onFile: (file: File | null) => void;
  refusals: PictureRefusals;
  onRefused?: (refusal: ToastMessage) => void;
  error?: string | null;
  crop?: boolean;
  removeLabel?: string;
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, file, onFile, refusals, onRefused, error, crop = false, removeLabel } = props;
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const drawn = useRef<File | null>(null);
  const chosen = useRef<File | null>(null);
  const shown = useRef(file);
  const [refused, setRefused] = useState<ToastMessage | null>(null);
  useEffect(() => {
    shown.current = file;
    if (file === null) drawn.current = null;
  }, [file]);
  const problem = error ?? refused?.body ?? refused?.title;

  const refuse = (refusal: ToastMessage) => {
    setRefused(refusal);
    onRefused?.(refusal);
    toast({ ...refusal, tone: 'destructive' });
  };
  const take = (taken: File | undefined) => {
    if (!taken) return;
    const refusal = pictureRefusal(taken, refusals);
    if (refusal) return refuse(refusal);
    chosen.current = taken;
    if (!isReadable(taken)) return void redraw(taken);
    setRefused(null);
    onFile(taken);
  };
  const redraw = async (other: File) => {
    const picture = await readablePicture(other);
    if (chosen.current !== other) return;
    if (picture) take(picture);
    else refuse(refusals.invalidType);
  };
  const remove = () => {
    chosen.current = null;
    setRefused(null);
    onFile(null);
    picker.current?.focus();
  };
  /** Restores the previous picture, because the browser could not draw the new file. */
  const giveBack = () => {
    onFile(drawn.current === file ? null : drawn.current);
    refuse(refusals.invalidType);
  };
  const look = async () => {
    const before = drawn.current;
    drawn.current = file;
    if (file === null || (await isWhole(file)) || shown.current !== file) return;
    drawn.current = before;
    giveBack();
  };

  return (
    <div className={styles.zone} {...useFileDrop(take)}>
      <label className={styles.pick}>
        {file ? (
          <Preview file={file} onDrawn={() => void look()} onBroken={giveBack} />
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
            take(target.files?.[0]);
            // Empty, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {file ? file.name : hint}
      </p>
      {file && (
        <div className={styles.actions}>
          {crop && <CropButton file={file} onCut={take} />}
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
  const show = useFilePicture(file);
  return (
    <img ref={show} className={styles.preview} alt={`Preview of ${file.name}`} onLoad={onDrawn} onError={onBroken} />
  );
}
