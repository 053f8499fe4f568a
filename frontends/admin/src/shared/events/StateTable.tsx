import { DefinitionRows } from '../components/DefinitionRows';
import { fieldTitle, isGiven, valueText } from './event-texts';
import { fieldsOf } from './state-fields';

interface StateTableProps {
  state: object;
  changed?: ReadonlySet<string>;
}

export function StateTable({ state, changed = new Set() }: StateTableProps) {
  const rows = fieldsOf(state).filter(([field, value]) => isGiven(value) || changed.has(field));
  return (
    <DefinitionRows
      rows={rows.map(([field, value]) =>
        changed.has(field)
          ? [
              `${fieldTitle(field)} (changed)`,
              <mark key={field} dir="auto">
                {isGiven(value) ? valueText(value) : 'taken away'}
              </mark>,
            ]
          : [fieldTitle(field), valueText(value)],
      )}
    />
  );
}
