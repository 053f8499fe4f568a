/** How the program stands on the desktop and in START, and where it opens. The release says it to every shell. */
export const PROGRAM = { path: '/template-name', title: 'Template Title', icon: 'dog' } as const;
