import { MASCOT_FIELDS, SENT_FIELDS, unturned } from '@marcel/contracts';
import { Alert } from '@marcel/kit/antd';
import { withSignsSeen } from '../../../shared/events/signs-seen';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { useStoredSubmission } from '../../../shared/submissions/use-stored-submission';

/** Tells of signs in what was sent that turn text around: it is read without them everywhere else. */
export function TurningSigns({ submission }: { submission: ReviewedSubmission }) {
  const { data } = useStoredSubmission(submission);
  const payload = data?.payload ?? {};
  const turned = SENT_FIELDS.flatMap((name) =>
    [payload[name]]
      .flat()
      .flatMap((text) => (typeof text === 'string' && unturned(text) !== text ? [{ name, text }] : [])),
  );
  if (turned.length === 0) return null;
  return (
    <Alert
      type="warning"
      title="It holds signs that turn text around"
      description={
        <ul>
          {turned.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              {MASCOT_FIELDS[name].label}: <code dir="ltr">{withSignsSeen(text)}</code>
            </li>
          ))}
        </ul>
      }
    />
  );
}
