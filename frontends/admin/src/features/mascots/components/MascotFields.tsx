import {
  MASCOT_FIELD_NAMES,
  MASCOT_FIELDS,
  MASCOT_STATUSES,
  ofKind,
  SUBMIT_CHOICES,
  type FieldKind,
  type MascotFieldName,
} from '@marcel/contracts';
import { Form, Select } from '@marcel/kit/antd';
import styles from './MascotFields.module.css';
import { MascotPictureField } from './MascotPictureField';
import { MascotTextField } from './MascotTextField';

const STATUS_OPTIONS = MASCOT_STATUSES.map((status) => ({
  value: status,
  label: status === 'active' ? 'Active' : 'Inactive',
}));

const CHOICES: Partial<Record<MascotFieldName, readonly string[]>> = SUBMIT_CHOICES;

/** Every field of a mascot that an admin may change. */
export const MascotFields = () => (
  <>
    <div className={styles.fields}>{fieldsOf('name', 'status', 'choice', 'year')}</div>
    <fieldset className={styles.scores}>
      <legend>Scores from 1 to 10</legend>
      {fieldsOf('score')}
    </fieldset>
    {fieldsOf('prose', 'list', 'url', 'picture')}
  </>
);

/** The fields of these kinds, kind by kind. */
const fieldsOf = (...kinds: FieldKind[]) =>
  kinds.flatMap((kind) => ofKind(MASCOT_FIELD_NAMES, kind)).map((name) => <MascotField key={name} name={name} />);

export function MascotField({ name }: { name: MascotFieldName }) {
  const { kind, label } = MASCOT_FIELDS[name];
  if (kind === 'status') {
    return (
      <Form.Item name={name} label={label}>
        <Select virtual={false} options={STATUS_OPTIONS} />
      </Form.Item>
    );
  }
  if (kind === 'picture') {
    return (
      <Form.Item name={name} label={label}>
        <MascotPictureField />
      </Form.Item>
    );
  }
  return (
    <MascotTextField
      name={name}
      label={kind === 'list' ? `${label}, one per line` : label}
      required={kind === 'name'}
      numeric={kind === 'score' || kind === 'year'}
      choices={CHOICES[name]}
      rows={kind === 'prose' || kind === 'list' ? 3 : undefined}
    />
  );
}
