import { isListOf, isText, pagePattern, PAGES, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';

const MOST = 5;

const store = jsonStore(() => localStorage, 'marcel_run', schemaOf(isListOf(isText)));

/** What was opened here by Run, the latest first. */
export const entriesBefore = (): readonly string[] => (store.read() ?? []).slice(0, MOST);

const OF_SUBMISSION = pagePattern(PAGES.submissionStatus);

/** Addresses that only those know who were given them: whoever else sits here later must not find them. */
const isPrivate = (to: string): boolean => to.includes('#') || OF_SUBMISSION.test(to.split('?', 1)[0] ?? to);

/** Remembers what was typed for a place that it has led to. */
export function rememberEntry(entry: string, to: string): void {
  if (isPrivate(to)) return;
  store.write([entry, ...entriesBefore().filter((other) => other !== entry)].slice(0, MOST));
}
