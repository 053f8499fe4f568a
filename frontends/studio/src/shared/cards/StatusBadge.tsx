import { Badge, type BadgeTone } from '@marcel/kit';
import { GENERATION_STATUS_LABELS, type GenerationStatus } from '@marcel/contracts';

const TONES: Readonly<Record<GenerationStatus, BadgeTone>> = {
  pending: 'yellow',
  processing: 'orange',
  completed: 'green',
  failed: 'red',
};

export function StatusBadge({ status }: { status: GenerationStatus }) {
  return <Badge tone={TONES[status]}>{GENERATION_STATUS_LABELS[status]}</Badge>;
}
