export const PROGRAM = { path: '/template-name', title: 'Template Title', icon: 'dog' } as const;
