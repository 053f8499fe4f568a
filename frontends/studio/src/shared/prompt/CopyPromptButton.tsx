import { Button, Icon } from '@marcel/kit';
import { useCopyPrompt } from './use-copy-prompt';

interface CopyPromptButtonProps {
  prompt: string;
  /** Whose prompt is copied, for readers. */
  name: string;
}

export function CopyPromptButton({ prompt, name }: CopyPromptButtonProps) {
  const copy = useCopyPrompt();
  return (
    <Button aria-label={`Copy Prompt of ${name}`} onClick={() => void copy(prompt)}>
      <Icon name="cards" />
      Copy Prompt
    </Button>
  );
}
