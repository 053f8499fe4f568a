export const progressKey = (key: string) => ['submissions', 'progress', key];
