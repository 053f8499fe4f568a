import { Tooltip, TooltipProvider } from '@marcel/kit';
import type { ReactElement } from 'react';

export const LoadedTooltip = ({ label, children }: { label: string; children: ReactElement }) => (
  <TooltipProvider>
    <Tooltip label={label}>{children}</Tooltip>
  </TooltipProvider>
);
