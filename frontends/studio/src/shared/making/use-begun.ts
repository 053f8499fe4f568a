import { jsonStore, type JsonStore } from '@marcel/kit';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

export interface Begun<Asked> {
  id: number;
  hidden: boolean;
  asked: Asked;
}

/** Keeps for this tab what is being made, so that a reload does not lose sight of it. */
export const begunStore = <Asked>(key: string, asked: z.ZodMiniType<Asked>): JsonStore<Begun<Asked>> =>
  jsonStore(() => sessionStorage, key, z.object({ id: z.number(), hidden: z.boolean(), asked }));

interface Sending<Request> {
  data: { id: number; hidden: boolean } | undefined;
  variables: Request | undefined;
  reset: () => void;
}

export function useBegun<Request, Asked>(
  store: JsonStore<Begun<Asked>>,
  { data, variables, reset }: Sending<Request>,
  askedOf: (request: Request) => Asked,
) {
  const [left, setLeft] = useState(store.read);
  const here = data && variables ? { id: data.id, hidden: data.hidden, asked: askedOf(variables) } : null;
  const id = here?.id;
  useEffect(() => {
    if (here) store.write(here);
    // Each is one picture: what was asked for it never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, store]);
  return {
    /** Null until the server has taken the request. */
    made: variables ? here && { ...here, isLeft: false } : left && { ...left, isLeft: true },
    isWatched: variables !== undefined || left !== null,
    settle: store.clear,
    leave: () => {
      store.clear();
      setLeft(null);
      reset();
    },
  };
}
