import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { Dialog } from '../../../shared/components/Dialog';

/** Keys of the queue and what they do; several items where some are selected. */
const QUEUE_KEYS = [
  { key: 'j', does: 'Next item' },
  { key: 'k', does: 'Previous item' },
  { key: 'x', does: 'Select the item, or no longer' },
  { key: 'a', does: 'Keep: dismiss the reports, or show it again' },
  { key: 'r or h', does: 'Hide' },
  { key: 's', does: 'Show what says nearly the same' },
  { key: 'u', does: 'Undo the last decision' },
  { key: '?', does: 'Show or hide this help' },
] as const;

/** The keys of the queue. */
export const QueueHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard" onClose={onClose}>
    <DefinitionRows rows={QUEUE_KEYS.map(({ key, does }) => [key, does])} />
  </Dialog>
);
