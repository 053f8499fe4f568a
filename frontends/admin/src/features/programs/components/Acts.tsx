import type { FrontendReport } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import type { Act } from '../acts';
import { wordsOf } from '../act-words';
import { ActDialog } from './ActDialog';

interface ActsProps {
  acts: readonly Act[];
  program: Omit<FrontendReport, 'name'>;
  /** What they are done with, for those who hear the buttons. */
  on: string;
}

/** A button for each thing that can be done; each asks for a reason first. */
export function Acts({ acts, program, on }: ActsProps) {
  const [chosen, setChosen] = useState<Act | null>(null);
  if (acts.length === 0 && chosen === null) return null;
  return (
    <>
      <Actions>
        {acts.map((act) => {
          const { label, danger = false } = wordsOf(act, program);
          return (
            <Button key={act.kind} danger={danger} aria-label={`${label}: ${on}`} onClick={() => setChosen(act)}>
              {label}
            </Button>
          );
        })}
      </Actions>
      {chosen && <ActDialog act={chosen} program={program} onClose={() => setChosen(null)} />}
    </>
  );
}
