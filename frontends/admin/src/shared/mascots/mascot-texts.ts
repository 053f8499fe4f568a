export const MASCOT_ADMIN_MESSAGES = {
  updated: 'Mascot updated successfully',
  updateFailed: 'Failed to update mascot',
  deletedMeanwhile: 'Somebody else deleted this mascot while you were editing',
  entriesLost: 'What you entered still stands here, to be copied, but cannot be saved. Its History can bring it back.',
  changedMeanwhile: 'Somebody else changed this mascot while you were editing',
  entriesKept: 'What you entered is kept. Every other field shows the present state. Look it over, and save again.',
  changedByBoth: 'You have both changed:',
  deleted: 'Mascot deleted successfully',
  deleteFailed: 'Failed to delete mascot',
  deleteSeveralUndo:
    'Visitors cannot bring them back. You can: by Undo in the notice that follows, or each of them in its History.',
  deleteUndo: 'Visitors cannot bring it back. You can: by Undo in the notice that follows, or in its History.',
  deleteQuestion: 'Are you sure you want to delete this mascot? This action cannot be undone.',
} as const;
