import type { ReasonPurpose } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../components/Actions';
import { EditReasonsDialog } from './EditReasonsDialog';
import { PURPOSE_LABELS, REASON_TEXTS } from './reason-texts';
import styles from './ReasonTemplates.module.css';
import { useReasons } from './use-reasons';

interface ReasonTemplatesProps {
  purpose: ReasonPurpose;
  chosen: string;
  onChoose: (template: string) => void;
}

/** Reasons that are given often, each at one press, and the way to change them. */
export function ReasonTemplates({ purpose, chosen, onChoose }: ReasonTemplatesProps) {
  const templates = useReasons(purpose);
  const [editing, setEditing] = useState(false);
  return (
    <div role="group" aria-label={PURPOSE_LABELS[purpose]}>
      <Actions>
        {templates.map((template) => (
          <Button
            key={template}
            className={styles.reason}
            size="small"
            aria-pressed={template === chosen}
            onClick={() => onChoose(template)}
          >
            {template}
          </Button>
        ))}
        <Button size="small" type="link" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {REASON_TEXTS.edit}
        </Button>
      </Actions>
      {editing && <EditReasonsDialog purpose={purpose} reasons={templates} onClose={() => setEditing(false)} />}
    </div>
  );
}
