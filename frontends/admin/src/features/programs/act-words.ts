import type { FrontendReport } from '@marcel/contracts';
import type { Act } from './acts';

/** What the product was built with has no name of its own. */
export const AS_BUILT = 'what the product was built with';

interface ActWords {
  /** On the button. */
  label: string;
  title: string;
  /** What will become of the frontend as it stands. */
  explanation: string;
  done: string;
  /** Whether visitors lose something by it. */
  danger?: boolean;
}

/** What is said of an act before and after it is done. */
export function wordsOf(act: Act, { live, canary, pinned }: Omit<FrontendReport, 'name'>): ActWords {
  const { frontend } = act;
  const present = live?.release ?? AS_BUILT;
  switch (act.kind) {
    case 'rollBack':
      return canary === null
        ? {
            label: 'Roll Back',
            title: `Roll back ${frontend}`,
            explanation: `${present} is taken back at once. Everybody gets again what was live before it.`,
            done: 'Rolled back',
            danger: true,
          }
        : {
            label: 'End Canary',
            title: `End the canary of ${frontend}`,
            explanation: `Nobody gets ${canary.release} any more. Everybody gets ${present}.`,
            done: 'Canary ended',
            danger: true,
          };
    case 'unpin':
      return {
        label: 'Unpin',
        title: `Unpin ${frontend}`,
        explanation: `${present} may be replaced again. It was pinned for this: ${pinned?.reason ?? ''}`,
        done: 'Unpinned',
      };
    case 'deploy':
      return {
        label: 'Deploy',
        title: `Deploy ${frontend} ${act.release}`,
        explanation: `Everybody gets it at once, instead of ${present}.`,
        done: 'Deployed',
      };
    case 'tryOut':
      return {
        label: 'Start Canary',
        title: `Try out ${frontend} ${act.release}`,
        explanation: `A share of the visitors gets it at once, the others keep ${present}.`,
        done: 'Canary started',
      };
    case 'promote':
      return {
        label: 'Promote',
        title: `Promote the canary of ${frontend}`,
        explanation: `Everybody gets ${act.release} at once, instead of ${present}.`,
        done: 'Promoted',
      };
    case 'pin':
      return {
        label: 'Pin',
        title: `Pin ${frontend}`,
        explanation: `Nothing takes the place of ${act.release} until it is unpinned.`,
        done: 'Pinned',
      };
    case 'withdraw':
      return {
        label: 'Withdraw',
        title: `Withdraw ${frontend} ${act.release}`,
        explanation: 'It can never become live again.',
        done: 'Withdrawn',
        danger: true,
      };
  }
}
