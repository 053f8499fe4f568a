import { Button } from '@marcel/kit/antd';
import { Actions } from './Actions';

interface ReasonTemplatesProps {
  templates: readonly string[];
  chosen: string;
  onChoose: (template: string) => void;
}

/** Reasons that are given often, each at one press. */
export const ReasonTemplates = ({ templates, chosen, onChoose }: ReasonTemplatesProps) => (
  <Actions>
    {templates.map((template) => (
      <Button key={template} size="small" aria-pressed={template === chosen} onClick={() => onChoose(template)}>
        {template}
      </Button>
    ))}
  </Actions>
);
