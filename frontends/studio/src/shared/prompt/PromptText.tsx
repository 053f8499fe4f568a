import styles from './PromptText.module.css';

interface PromptTextProps {
  prompt: string;
  /** What the card is headed by: one below the heading of its list. */
  as?: 'h2' | 'h3';
}

/** A prompt on a card, cut to a few lines. */
export function PromptText({ prompt, as: Heading = 'h3' }: PromptTextProps) {
  return (
    <Heading className={styles.prompt} dir="auto">
      {prompt}
    </Heading>
  );
}
