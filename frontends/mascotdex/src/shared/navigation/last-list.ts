import { PAGES } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { DEFAULT_ORDER } from '../mascots/default-order';

const List = z.object({
  /** Query string of the directory's own address. */
  search: z.string(),
  /** What was asked of the server, and from which page on. */
  query: z.string(),
  from: z.int(),
});
type List = z.infer<typeof List>;

const ALL: List = { search: '', query: new URLSearchParams(DEFAULT_ORDER).toString(), from: 1 };

const store = jsonStore(() => sessionStorage, 'mascotdex_list', List);

/** The list of mascots that was looked at last in this tab; of all mascots when there was none. */
export const lastList = {
  read: (): List => store.read() ?? ALL,
  keep: (list: List): void => store.write(list),
};

/** The address of the list that one came from. */
export const listPage = (): string => PAGES.directory + lastList.read().search;
