import { DefinitionRows } from '../components/DefinitionRows';
import { valueText } from './event-texts';

/** Every field of a state with its value; the fields of a submission's payload stand among the others. */
export function StateTable({ state }: { state: object }) {
  const rows = Object.entries(state).flatMap(([field, value]: [string, unknown]) =>
    field === 'payload' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value] as const],
  );
  return <DefinitionRows rows={rows.map(([field, value]) => [field, valueText(value)])} />;
}
