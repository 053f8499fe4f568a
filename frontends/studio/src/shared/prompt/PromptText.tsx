import styles from './PromptText.module.css';

interface PromptTextProps {
  prompt: string;
  as?: 'h2' | 'h3';
}

export function PromptText({ prompt, as: Heading = 'h3' }: PromptTextProps) {
  return (
    <Heading className={styles.prompt} dir="auto">
      {prompt}
    </Heading>
  );
}
