import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { Dialog } from '../../../shared/components/Dialog';

/** Keys of the review page and what they do. */
const REVIEW_KEYS = [
  { key: 'j', does: 'Next pending submission' },
  { key: 'k', does: 'Previous pending submission' },
  { key: 'a', does: 'Approve' },
  { key: 'r', does: 'Reject with the notes; without notes, write them' },
  { key: 'c', does: 'Claim the submission, take it over or let it go' },
  { key: 'u', does: 'Undo the decision' },
  { key: 'Esc', does: 'Leave the notes' },
  { key: '?', does: 'Show or hide this help' },
] as const;

/** The keys of the review page. */
export const ReviewHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard" onClose={onClose}>
    <DefinitionRows rows={REVIEW_KEYS.map(({ key, does }) => [key, does])} />
  </Dialog>
);
