/** Under which the progress of a submission is kept, by the key of its private link. */
export const progressKey = (key: string) => ['submissions', 'progress', key];
