import { type ItemEvent, type ItemKey } from '../../contexts/moderation/index.js';

export const verdictEventsOf = (item: ItemKey) => {
  const verdict = { ...item, reason: 'Looked at' };
  const reported = (number: number): ItemEvent => ({
    type: 'ItemReported',
    data: { ...item, reason: 'spam', words: null, reporter: `reporter ${number}`, number },
  });
  return {
    reported,
    held: { type: 'ItemHeld', data: { ...item, cause: 'reports', reports: 1 } },
    hidden: { type: 'ItemHidden', data: verdict },
    restored: { type: 'ItemRestored', data: verdict },
    dismissed: { type: 'ReportsDismissed', data: verdict },
    reopened: {
      type: 'ItemReopened',
      data: { ...verdict, returnsTo: 'reported', cause: null, reports: 2 },
    },
    heldAgain: { type: 'ItemReopened', data: { ...verdict, returnsTo: 'held', cause: 'words', reports: 0 } },
    erased: { type: 'ItemErased', data: verdict },
  } as const satisfies Record<string, ItemEvent | ((number: number) => ItemEvent)>;
};
