import * as z from 'zod/mini';
import { MAKING_TEXTS } from '../../../shared/making/texts';
import { begunStore, useBegun } from '../../../shared/making/use-begun';
import type { HugRequest, useCreateHug } from './use-create-hug';

const store = begunStore('studio_begun_hug', z.string());

const nameOf = ({ userName, mascotPicture, characterName }: HugRequest): string =>
  MAKING_TEXTS.hugOf(userName, mascotPicture ? characterName.trim() : '');

/** The hug that is being made, with what it is called. */
export const useBegunHug = (create: ReturnType<typeof useCreateHug>) => useBegun(store, create, nameOf);
