import { SCORE_LABELS } from '../../../../shared/scores/score-labels';
import { FormSection } from './FormSection';
import { ScoreSlider } from './ScoreSlider';

export function TraitsSection() {
  return (
    <FormSection title="Personality Traits">
      {SCORE_LABELS.map(({ name, full }) => (
        <ScoreSlider key={name} name={name} label={full} />
      ))}
    </FormSection>
  );
}
