import { Tip, TipTiming } from '@marcel/kit';
import type { ReactElement } from 'react';

export const LoadedTip = ({ label, children }: { label: string; children: ReactElement }) => (
  <TipTiming>
    <Tip label={label}>{children}</Tip>
  </TipTiming>
);
