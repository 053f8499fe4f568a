import { STUDIO_MESSAGES } from '@marcel/contracts';
import type { Tool } from './mark';

export const DRAWING_TEXTS = {
  missing: { title: 'No Drawing', body: STUDIO_MESSAGES.drawingRequired },
  submitted: { title: 'Drawing Submitted!' },
  refused: 'Failed to submit drawing',
  failed: { title: 'Generation Failed', body: 'Something went wrong. Please try again.' },
  mine: (count: number) => `Your drawing ${count}`,
  more: (count: number) => `+${count} more`,
} as const;

export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  pen: 'Pen',
  line: 'Line',
  rectangle: 'Box',
  ellipse: 'Oval',
  fill: 'Fill',
};
