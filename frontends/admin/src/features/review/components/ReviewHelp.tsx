import { REVIEW_KEYS } from '@marcel/contracts';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { Dialog } from '../../../shared/components/Dialog';

/** The keys of the review page. */
export const ReviewHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard" onClose={onClose}>
    <DefinitionRows rows={REVIEW_KEYS.map(({ key, does }) => [key, does])} />
  </Dialog>
);
