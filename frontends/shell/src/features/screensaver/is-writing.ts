const TEXTS = ['text', 'email', 'url', 'search', 'number'].map((type) => `input[type="${type}"]`);
const FIELDS = ['textarea', 'input:not([type])', ...TEXTS].join(', ');
const IN_DIALOGS = `:is(dialog[open], [aria-modal='true']) :is(${FIELDS})`;

/** Whether a text stands in a dialog: whoever looks for words for that long is not interrupted. */
export const isWriting = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(IN_DIALOGS)].some(({ value }) => value !== '');
