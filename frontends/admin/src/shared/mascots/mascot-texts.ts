export const MASCOT_ADMIN_MESSAGES = {
  updated: 'Mascot updated successfully',
  updateFailed: 'Failed to update mascot',
  deleted: 'Mascot deleted successfully',
  deleteFailed: 'Failed to delete mascot',
  deleteQuestion: 'Are you sure you want to delete this mascot? This action cannot be undone.',
} as const;
