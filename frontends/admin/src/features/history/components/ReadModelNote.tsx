import { Alert } from '@marcel/kit/antd';
import { fieldTitle, valueText } from '../../../shared/events/event-texts';
import { differencesOf } from '../../../shared/events/state-fields';
import type { ReadModel } from '../read-model';

interface ReadModelNoteProps {
  /** Folded from all events; null when they leave nothing to be shown. */
  state: object | null;
  readModel: ReadModel;
}

/** Whether what is shown everywhere is what the events lead to, and where it is not. */
export function ReadModelNote({ state, readModel: { shown, failed } }: ReadModelNoteProps) {
  if (failed) return <Alert role="status" type="warning" title="The read model could not be read." />;
  if (shown === undefined) return null;
  if (shown === null || state === null) {
    return shown === state ? <Same /> : <Alert role="alert" type="error" title={onlyOne(shown)} />;
  }
  const differences = differencesOf(state, shown);
  if (differences.length === 0) return <Same />;
  return (
    <Alert
      role="alert"
      type="error"
      title="The read model shows something else."
      description={
        <ul>
          {differences.map(({ field, shown: other }) => (
            <li key={field}>{`${fieldTitle(field)}: ${valueText(other)}`}</li>
          ))}
        </ul>
      }
    />
  );
}

const Same = () => <Alert role="status" type="success" title="The read model shows the same." />;

const onlyOne = (shown: object | null): string =>
  shown === null ? 'The read model does not show it.' : 'The read model shows it all the same.';
