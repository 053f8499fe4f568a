import { DefinitionRows } from '../components/DefinitionRows';
import { fieldTitle, isGiven, valueText } from './event-texts';

/** Every field of a state that has a value; the fields of a submission's payload stand among the others. */
export function StateTable({ state }: { state: object }) {
  const rows = Object.entries(state).flatMap(([field, value]: [string, unknown]) =>
    field === 'payload' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value] as const],
  );
  const given = rows.filter(([, value]) => isGiven(value));
  return <DefinitionRows rows={given.map(([field, value]) => [fieldTitle(field), valueText(value)])} />;
}
