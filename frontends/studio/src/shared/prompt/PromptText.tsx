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

const renderNote = (label: string, phrases: readonly string[]) =>
  phrases.length > 0 && (
    <p>
      <strong>{label}:</strong> <span>{phrases.join(', ')}</span>
    </p>
  );

/** Shows how the local provider reads a prompt. */
export const PromptNotes = ({ reading: { understood, unknown, mended } }: { reading: PromptReading }) => (
  <div className={styles.notes}>
    {renderNote(
      'Understood',
      understood.map((phrase) => phrase.replace(/\bmarcel\b/g, 'Marcel')),
    )}
    {renderNote(
      'Read as',
      mended.map(({ typed, meant }) => `${meant} (you wrote “${typed}”)`),
    )}
    {renderNote('Not drawn', unknown)}
  </div>
);
