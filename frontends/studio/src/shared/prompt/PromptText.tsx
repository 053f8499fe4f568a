import { Button, Icon } from '@marcel/kit';
import { useCopyText } from '@marcel/kit/programs';
import styles from './PromptText.module.css';

export function PromptText({ prompt, as: Heading = 'h3' }: { prompt: string; as?: 'h2' | 'h3' }) {
  return (
    <Heading className={styles.prompt} dir="auto">
      {prompt}
    </Heading>
  );
}

const PROMPT_TEXTS = {
  copied: { title: 'Prompt Copied' },
  copyFailed: { title: 'Copy failed', body: 'Please select the prompt and copy it by hand.' },
} as const;

export function CopyPromptButton({ prompt, name }: { prompt: string; name: string }) {
  const copy = useCopyText(PROMPT_TEXTS);
  return (
    <Button aria-label={`Copy Prompt of ${name}`} onClick={() => void copy(prompt)}>
      <Icon name="cards" />
      Copy Prompt
    </Button>
  );
}
