import type { PromptReading } from '@marcel/contracts';
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
  copyFailed: { title: 'Copy failed', body: 'Please select the prompt and copy it yourself.' },
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

/** Shows how the local provider reads a prompt. */
export function PromptNotes({ reading: { understood, unknown, mended } }: { reading: PromptReading }) {
  return (
    <dl className={styles.notes}>
      {understood.length > 0 && (
        <div>
          <dt>Understood</dt>
          {understood.map((phrase) => (
            <dd key={phrase} className={styles.chip}>
              {phrase}
            </dd>
          ))}
        </div>
      )}
      {mended.length > 0 && (
        <div>
          <dt>Read as</dt>
          {mended.map(({ typed, meant }) => (
            <dd key={typed}>
              {meant} (you wrote “{typed}”)
            </dd>
          ))}
        </div>
      )}
      {unknown.length > 0 && (
        <div>
          <dt>Not drawn</dt>
          <dd>{unknown.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
