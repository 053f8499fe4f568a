import type { FrontendReport } from '@marcel/contracts';
import { Form, Select } from '@marcel/kit/antd';
import { useId, useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useAct } from '../api/use-act';
import { useProgramRecord } from '../api/use-program-record';
import type { Act } from '../acts';
import { wordsOf } from '../act-words';
import { PROGRAM_TEXTS } from '../program-texts';

interface ActDialogProps {
  act: Act;
  /** As the page shows it; the dialog looks again. */
  program: Omit<FrontendReport, 'name'>;
  onClose: () => void;
}

const SHARES = [1, 5, 10, 25, 50].map((share) => ({ value: share, label: `${share} % of visitors` }));

/** Tells what will become of the program as it stands now, asks why, and does it unless somebody else was quicker. */
export function ActDialog({ act, program, onClose }: ActDialogProps) {
  const id = useId();
  const [share, setShare] = useState(10);
  const { data, error, refetch } = useProgramRecord(act.frontend);
  const { title, explanation, label, done, danger = false } = wordsOf(act, data?.record ?? program);
  const { mutate, isPending } = useAct(act, done, onClose);
  return (
    <ReasonDialog
      title={title}
      explanation={
        error ? (
          <LoadFailure title={PROGRAM_TEXTS.programFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <p>{explanation}</p>
        )
      }
      action={label}
      danger={danger}
      working={isPending}
      blocked={data === undefined}
      onConfirm={(reason) => mutate({ reason, tag: data?.tag, ...(act.kind === 'tryOut' && { share }) })}
      onClose={onClose}
    >
      {act.kind === 'tryOut' && (
        <Form.Item label="Share" htmlFor={id}>
          <Select id={id} virtual={false} options={SHARES} value={share} onChange={setShare} />
        </Form.Item>
      )}
    </ReasonDialog>
  );
}
