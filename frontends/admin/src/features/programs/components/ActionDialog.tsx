import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useProgramAction, type ProgramAction } from '../programs';

export const BUILT_IN = 'the build that came with Marcel OS';

/** Asks for a reason, then deploys a release or rolls back. */
export function ActionDialog({ action, onClose }: { action: ProgramAction; onClose: () => void }) {
  const {
    program: { name, live },
    release,
  } = action;
  const { mutate, isPending } = useProgramAction(action, onClose);
  const current = live?.release ?? BUILT_IN;
  return (
    <ReasonDialog
      title={release === null ? `Roll back ${name}` : `Deploy ${name} ${release}`}
      explanation={
        <p>
          {release === null
            ? `Visitors get what was live before ${current}, at once.`
            : `Visitors get it at once, instead of ${current}.`}
        </p>
      }
      action={release === null ? 'Roll Back' : 'Deploy'}
      danger={release === null}
      working={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}
