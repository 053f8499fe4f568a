import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import { PROMPT_TEXTS } from '../texts';

interface CopyPromptButtonProps {
  prompt: string;
  name: string;
}

export function CopyPromptButton({ prompt, name }: CopyPromptButtonProps) {
  const copy = useCopyText(PROMPT_TEXTS);
  return (
    <Button aria-label={`Copy Prompt of ${name}`} onClick={() => void copy(prompt)}>
      <Icon name="cards" />
      Copy Prompt
    </Button>
  );
}
