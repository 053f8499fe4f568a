import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import { PROMPT_TEXTS } from '../texts';

export function CopyPromptButton({ prompt, name }: { prompt: string; name: string }) {
  const copy = useCopyText(PROMPT_TEXTS);
  return (
    <Button aria-label={`Copy Prompt of ${name}`} onClick={() => void copy(prompt)}>
      <Icon name="cards" />
      Copy Prompt
    </Button>
  );
}
