import { Button } from '@marcel/kit';
import styles from './PromptIdeas.module.css';

const IDEAS = [
  'A blue dog surfing at sunset',
  'A snowy mountain village at night, with lanterns',
  'A picnic in space with balloons',
];

/** Prompts to start from, for visitors who do not know what to ask for. */
export function PromptIdeas({ onIdea }: { onIdea: (prompt: string) => void }) {
  return (
    <div className={styles.ideas} role="group" aria-label="Ideas to begin with">
      {IDEAS.map((idea) => (
        <Button key={idea} onClick={() => onIdea(idea)}>
          {idea}
        </Button>
      ))}
    </div>
  );
}
