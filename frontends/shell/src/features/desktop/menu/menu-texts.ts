export const ICON_MENU = {
  open: 'Open',
  inNewWindow: 'Open in New Window',
  inNewTab: 'Open in New Tab',
  copyLink: 'Copy Link',
  move: 'Move',
} as const;

export const DESKTOP_MENU = { name: 'Desktop', inOrder: 'Put Icons in Order' } as const;

export const LINK_TOASTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Error', body: 'The link could not be copied.' },
} as const;
