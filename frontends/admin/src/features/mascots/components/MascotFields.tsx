import {
  type FieldKind,
  MASCOT_FIELD_NAMES,
  MASCOT_FIELDS,
  MASCOT_STATUSES,
  type MascotFieldName,
  ofKind,
  PICTURE_MESSAGES,
  SUBMIT_CHOICES,
} from '@marcel/contracts';
import { Picture } from '@marcel/kit';
import { AutoComplete, Form, Input, Select } from '@marcel/kit/antd';
import { PictureField } from '@marcel/kit/programs';
import { useState } from 'react';
import styles from './MascotFields.module.css';
import { INITIAL_FOCUS } from '../../../shared/components/Dialog';
import type { MascotFormValues } from '../mascot-edit';

const readAsAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(unreadable()));
    reader.onerror = () => reject(reader.error ?? unreadable());
    reader.readAsDataURL(file);
  });

const unreadable = () => new Error('The file cannot be read');

interface MascotPictureFieldProps {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
}

const REFUSALS = { invalidType: PICTURE_MESSAGES.invalidType, tooLarge: PICTURE_MESSAGES.tooLarge };

function MascotPictureField({ id, value = '', onChange }: MascotPictureFieldProps) {
  const [chosen, setChosen] = useState<{ file: File; address: string; instead: string }>();
  const upload = chosen?.address === value ? chosen : undefined;

  const take = async (file: File | null) => {
    if (file === null) return onChange?.(upload?.instead ?? '');
    const address = await readAsAddress(file);
    setChosen({ file, address, instead: upload?.instead ?? value });
    onChange?.(address);
  };

  return (
    <div className={styles.picture}>
      {!upload && value !== '' && (
        <div className={styles.present}>
          <Picture
            src={value}
            alt="Present picture"
            fallback={<i>This picture cannot be shown</i>}
            sizes="240px"
            ratio={1}
          />
        </div>
      )}
      <PictureField
        label="Choose a file or drop it here"
        hint="Any image of up to 5MB"
        file={upload?.file ?? null}
        onFile={(file) => void take(file)}
        refusals={REFUSALS}
        removeLabel="Remove the chosen file"
      />
      <Input
        id={id}
        className={styles.address}
        inputMode="url"
        allowClear
        disabled={upload !== undefined}
        placeholder={upload ? 'The chosen file' : 'https://'}
        value={upload ? '' : value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}

interface MascotTextFieldProps {
  name: keyof MascotFormValues;
  label: string;
  required?: boolean;
  numeric?: boolean;
  choices?: readonly string[];
  rows?: number;
}

const MascotTextField = ({ name, label, required, ...kind }: MascotTextFieldProps) => (
  <Form.Item name={name} label={label} required={required}>
    {control(name, kind)}
  </Form.Item>
);

function control(name: string, { numeric, choices, rows }: Pick<MascotTextFieldProps, 'numeric' | 'choices' | 'rows'>) {
  if (rows !== undefined) return <Input.TextArea rows={rows} />;
  if (choices === undefined) {
    return <Input inputMode={numeric ? 'numeric' : undefined} {...(name === 'name' && INITIAL_FOCUS)} />;
  }
  const options = choices.map((value) => ({ value }));
  return <AutoComplete virtual={false} options={options} showSearch={{ filterOption: true }} />;
}

const STATUS_OPTIONS = MASCOT_STATUSES.map((status) => ({
  value: status,
  label: status === 'active' ? 'Active' : 'Inactive',
}));

const CHOICES: Partial<Record<MascotFieldName, readonly string[]>> = SUBMIT_CHOICES;

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
