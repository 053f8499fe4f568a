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
import { Form, Input, Select, type SelectProps } from 'antd';
import { PictureField } from '@marcel/kit/programs';
import { useState } from 'react';
import styles from './MascotFields.module.css';
import { INITIAL_FOCUS } from '../../../shared/components/Dialog';

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

interface MascotPictureFieldProps {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
}

function MascotPictureField({ id, value = '', onChange }: MascotPictureFieldProps) {
  const [chosen, setChosen] = useState<{ file: File; address: string; previousUrl: string }>();
  const upload = chosen?.address === value ? chosen : undefined;

  const choose = async (file: File | null) => {
    if (file === null) return onChange?.(upload?.previousUrl ?? '');
    const address = await readAsDataUrl(file);
    setChosen({ file, address, previousUrl: upload?.previousUrl ?? value });
    onChange?.(address);
  };

  return (
    <div className={styles.picture}>
      {!upload && value !== '' && !/^https?:/i.test(value) && (
        <div className={styles.currentPicture}>
          <Picture
            src={value}
            alt="Current picture"
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
        onFile={(file) => void choose(file)}
        rejections={PICTURE_MESSAGES}
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

const STATUS_OPTIONS = MASCOT_STATUSES.map((value) => ({ value, label: value === 'active' ? 'Active' : 'Inactive' }));

const CHOICES: Partial<Record<MascotFieldName, readonly string[]>> = SUBMIT_CHOICES;

export const MascotFields = () => (
  <>
    <div className={styles.fields}>{renderFields('name', 'status', 'choice', 'year')}</div>
    <fieldset className={styles.scores}>
      <legend>Scores from 1 to 10</legend>
      {renderFields('score')}
    </fieldset>
    {renderFields('prose', 'list', 'url', 'picture')}
  </>
);

const renderFields = (...kinds: FieldKind[]) =>
  kinds.flatMap((kind) => ofKind(MASCOT_FIELD_NAMES, kind)).map((name) => <MascotField key={name} name={name} />);

/** @param emptyLabel label of the choice that leaves the field empty */
export function MascotField({ name, emptyLabel = 'None' }: { name: MascotFieldName; emptyLabel?: string }) {
  const { kind, label } = MASCOT_FIELDS[name];
  return (
    <Form.Item name={name} label={kind === 'list' ? `${label}, one per line` : label} required={kind === 'name'}>
      {renderControl(name, kind, emptyLabel)}
    </Form.Item>
  );
}

interface ChoiceProps extends Omit<SelectProps<string>, 'options'> {
  choices: readonly string[];
  emptyLabel: string;
}

/** Offers the choices, and the initial value if it is not one of them. */
function Choice({ choices, emptyLabel, value, ...select }: ChoiceProps) {
  const [initial] = useState(value ?? '');
  const values = ['', ...(initial === '' || choices.includes(initial) ? [] : [initial]), ...choices];
  const options = values.map((one) => ({ value: one, label: one || emptyLabel }));
  return <Select {...select} virtual={false} value={value ?? ''} options={options} />;
}

function renderControl(name: MascotFieldName, kind: FieldKind, emptyLabel: string) {
  const choices = CHOICES[name];
  if (kind === 'status') return <Select virtual={false} options={STATUS_OPTIONS} />;
  if (kind === 'picture') return <MascotPictureField />;
  if (kind === 'prose' || kind === 'list') return <Input.TextArea rows={3} />;
  if (choices) return <Choice choices={choices} emptyLabel={emptyLabel} />;
  const isNumber = kind === 'score' || kind === 'year';
  return <Input inputMode={isNumber ? 'numeric' : undefined} {...(name === 'name' && INITIAL_FOCUS)} />;
}
