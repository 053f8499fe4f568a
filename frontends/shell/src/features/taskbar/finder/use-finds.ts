import type { Find } from './find';
import { FINDER_TEXTS } from './finder-texts';
import { matching } from './match';
import { useMascots } from './use-mascots';
import { usePlaces } from './use-places';

export interface Finds {
  finds: readonly Find[];
  /** What there is to say about them. */
  said: string;
  /** Whether mascots may still come. */
  asking: boolean;
}

/** What goes with what is typed. Programs are found without the server, mascots come after them. */
export function useFinds(text: string): Finds {
  const here = matching(usePlaces(), text);
  const { mascots = [], asking, failed } = useMascots(text);
  const finds = [...here, ...mascots];
  if (text.trim() === '') return { finds, said: '', asking };
  if (asking) return { finds, said: FINDER_TEXTS.asking, asking };
  const found = FINDER_TEXTS.found(finds.length);
  return { finds, said: failed ? `${found} ${FINDER_TEXTS.away}` : found, asking };
}
