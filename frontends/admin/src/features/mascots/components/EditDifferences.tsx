import { MASCOT_FIELDS, type Mascot } from '@marcel/contracts';
import { Versions } from '../../../shared/differences/Versions';
import { changedFields, toFormValues, type MascotFormValues } from '../mascot-edit';
import styles from './EditDifferences.module.css';

interface EditDifferencesProps {
  record: Mascot;
  entered: MascotFormValues;
}

/** What saving would change, field by field, as it was and as it will be. */
export function EditDifferences({ record, entered }: EditDifferencesProps) {
  const now = toFormValues(record);
  const changed = changedFields(record, entered);
  if (changed.length === 0) return null;
  return (
    <section className={styles.differences} aria-label="What saving changes">
      <h3>{changed.length === 1 ? 'Saving changes one field' : `Saving changes ${changed.length} fields`}</h3>
      {changed.map((name) => (
        <Versions
          key={name}
          label={MASCOT_FIELDS[name].label}
          isPicture={MASCOT_FIELDS[name].kind === 'picture'}
          before={{ caption: 'Now', value: now[name] }}
          after={{ caption: 'After saving', value: entered[name] }}
        />
      ))}
    </section>
  );
}
