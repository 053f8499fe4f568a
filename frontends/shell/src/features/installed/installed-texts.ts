import type { stateOf } from '../../shared/remotes/running';

export const INSTALLED_TEXTS = {
  lead: 'Each program is built and released on its own. This is what this page has been told of them.',
  table: 'Installed programs',
  programs: 'Programs',
  from: 'From',
  release: 'Release',
  windows: 'In Windows',
  state: 'State',
  none: 'None of its own',
  thisSite: 'This site',
  withProduct: 'As built with Marcel OS',
  preview: 'Preview',
  onlyYou: 'Only you see it',
  yes: 'Yes',
  no: 'No, it fills the page',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  loading: 'Reading what is installed…',
  empty: 'No programs are installed.',
  emptyHint: 'The desktop works all the same: START has what belongs to it.',
  failed: 'What is installed could not be read.',
  failedHint: 'The server does not answer. Programs that are open go on.',
} as const;

export const STATE_TEXTS: Readonly<Record<ReturnType<typeof stateOf>, string>> = {
  loaded: 'Loaded',
  'not loaded': 'Not loaded yet',
  failed: 'Failed',
};
