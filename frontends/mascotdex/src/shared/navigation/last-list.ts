import { PAGES } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { DEFAULT_ORDER } from '../mascots/default-order';

const List = z.object({ search: z.string(), query: z.string(), from: z.int() });
type List = z.infer<typeof List>;

const ALL: List = { search: '', query: new URLSearchParams(DEFAULT_ORDER).toString(), from: 1 };

const store = jsonStore(() => sessionStorage, 'mascotdex_list', List);

export const lastList = { read: (): List => store.read() ?? ALL, keep: (list: List): void => store.write(list) };

export const listPage = (): string => PAGES.directory + lastList.read().search;
