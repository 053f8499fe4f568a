import { MakingDialog } from '../../../shared/making/MakingDialog';
import { type useBegunHug, type useCreateHug, useReroll } from '../api';

interface HugMakingProps {
  create: ReturnType<typeof useCreateHug>;
  begun: ReturnType<typeof useBegunHug>;
  onSomethingElse: () => void;
}

export function HugMaking({ create, begun, onSomethingElse }: HugMakingProps) {
  const { refusal, variables } = create;
  const { made, settle, leave } = begun;
  const reroll = useReroll(made?.id ?? 0);
  const again = () => {
    if (made) reroll.mutate();
    else if (variables) create.mutate(variables);
  };
  return (
    <MakingDialog
      title="Your Hug"
      name={made?.asked ?? ''}
      making={{ kind: 'hugs', made: made && { ...made, item: `hug-${made.id}` }, refusal }}
      before={variables && { file: variables.profilePicture, alt: 'Your picture' }}
      onAgain={again}
      onSomethingElse={onSomethingElse}
      onClose={leave}
      onOver={settle}
    />
  );
}
