import { Card } from '../../../shared/components/Card';
import { Versions } from '../../../shared/differences/Versions';
import { fieldTitle, valueText } from '../../../shared/events/event-texts';
import { useSubmissionHistory } from '../api/use-history';
import { changedFields } from '../changed-fields';

const REVISED = 'SubmissionRevised';

/** What the submitter has changed since the last rejection; nothing where nothing was. */
export function RevisionCard({ id }: { id: number }) {
  const { data: history = [] } = useSubmissionHistory(id);
  const at = history.findLastIndex(({ type }) => type === REVISED);
  const changed = changedFields(history[at]?.changes ?? []);
  if (changed.length === 0) return null;
  return (
    <Card title="Edited Since the Rejection">
      {changed.map(({ field, from, to }) =>
        field === 'imageUrl' ? (
          <p key={field}>{from === null ? 'It has a picture now.' : 'It has another picture.'}</p>
        ) : (
          <Versions
            key={field}
            label={fieldTitle(field)}
            before={{ caption: 'Rejected', value: valueText(from) }}
            after={{ caption: 'Now', value: valueText(to) }}
          />
        ),
      )}
    </Card>
  );
}
