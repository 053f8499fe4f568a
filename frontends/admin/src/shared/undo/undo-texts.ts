export const UNDO_TEXTS = {
  action: 'Undo',
  done: 'Undone',
  refused: 'Not everything was undone',
  stopped: 'The server could not be reached. What is left can be undone again.',
  meanwhile: 'It was reopened, or decided anew, meanwhile.',
  undone: (done: number, all: number) => `${done} of ${all} undone.`,
  others: (count: number) => `And ${count} more.`,
  failed: { title: 'Failed to undo', body: 'Nothing was changed. Please try again.' },
  gone: 'The history does not offer this any more.',
} as const;
