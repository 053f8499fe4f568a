import { MakingDialog } from '../../../shared/making/MakingDialog';
import { MAKING_TEXTS } from '../../../shared/making/texts';
import type { useCreateHug } from '../api/use-create-hug';
import { useReroll } from '../api/use-reroll';

interface HugMakingProps {
  create: ReturnType<typeof useCreateHug>;
  onSomethingElse: () => void;
}

/** The moment in which a hug is made: another one is the same, rolled again. */
export function HugMaking({ create, onSomethingElse }: HugMakingProps) {
  const { data, refusal, variables } = create;
  const reroll = useReroll(data?.id ?? 0);
  const again = () => {
    if (data) reroll.mutate();
    else if (variables) create.mutate(variables);
  };
  return (
    <MakingDialog
      title={MAKING_TEXTS.hug}
      name={MAKING_TEXTS.hugOf(
        variables?.userName ?? '',
        variables?.mascotPicture ? variables.characterName.trim() : '',
      )}
      making={{
        kind: 'hugs',
        made: data ? { id: data.id, item: `hug-${data.id}`, hidden: data.hidden } : null,
        refusal,
      }}
      onAgain={again}
      onSomethingElse={onSomethingElse}
      onClose={create.reset}
    />
  );
}
