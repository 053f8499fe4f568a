import type { RunOf } from '@marcel/contracts';
import { Progress } from '@marcel/kit/antd';

interface RunProgressProps {
  label: string;
  unit: string;
  run: Pick<RunOf<unknown>, 'step' | 'done' | 'total'>;
}

export const RunProgress = ({ label, unit, run: { step, done, total } }: RunProgressProps) => (
  <>
    {total !== null && total > 0 && (
      <Progress aria-label={label} percent={Math.floor((done / total) * 100)} status="active" />
    )}
    <p>
      {step !== null && `${step}: `}
      {total === null
        ? `${done.toLocaleString('en')} ${unit} so far.`
        : `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}.`}{' '}
      It goes on when you leave this page.
    </p>
  </>
);
