import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

const MOST = 20;

const Receipts = z.array(z.object({ name: z.string(), statusUrl: z.string().check(z.regex(/^\/(?!\/)/)) }));
export type Receipt = z.infer<typeof Receipts>[number];

const store = jsonStore(() => localStorage, 'mascotdex_submissions', Receipts);

const once = (all: readonly Receipt[]): Receipt[] =>
  all.filter(({ statusUrl }, place) => all.findIndex((other) => other.statusUrl === statusUrl) === place);

/** The private links of what was submitted from this browser, newest first. */
export const receipts = {
  all: (): Receipt[] => once(store.read() ?? []),
  keep: (receipt: Receipt): void => store.write(once([receipt, ...receipts.all()]).slice(0, MOST)),
};
