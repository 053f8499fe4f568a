import type { GenerationStatus } from '@marcel/contracts';
import { Badge, type BadgeTone } from '@marcel/kit';
import { STATUS_LABELS } from '../texts';

const TONES: Readonly<Record<GenerationStatus, BadgeTone>> = {
  pending: 'yellow',
  processing: 'orange',
  completed: 'green',
  failed: 'red',
};

export function StatusBadge({ status }: { status: GenerationStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}
