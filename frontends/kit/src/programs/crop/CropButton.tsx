import { Button, ErrorBoundary, Icon } from '@marcel/kit';
import { Suspense, useState } from 'react';
import { lateComponent } from '../late-component';
import { CROP_TEXTS } from './crop-texts';

const CropDialog = lateComponent(() => import('./CropDialog').then(({ CropDialog }) => CropDialog));

export function CropButton({ file, onCut }: { file: File; onCut: (file: File) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="edit" />
        {CROP_TEXTS.open}
      </Button>
      {open && (
        <ErrorBoundary title={CROP_TEXTS.title} message={CROP_TEXTS.notLoaded}>
          <Suspense fallback={null}>
            <CropDialog file={file} onCut={onCut} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
