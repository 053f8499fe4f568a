import { PICTURE_MESSAGES } from '@marcel/contracts';
import { Picture } from '@marcel/kit';
import { Input } from '@marcel/kit/antd';
import { PictureField } from '@marcel/kit/programs';
import { useState } from 'react';
import { readAsAddress } from '../../../shared/browser/read-as-address';
import styles from './MascotPictureField.module.css';

interface MascotPictureFieldProps {
  id?: string;
  /** The address of the picture; given, as onChange is, by the item of the form around it. */
  value?: string;
  onChange?: (address: string) => void;
}

/** A chosen file as the form holds it, and what the form held before. */
interface Chosen {
  file: File;
  address: string;
  instead: string;
}

const REFUSALS = { invalidType: PICTURE_MESSAGES.invalidType, tooLarge: PICTURE_MESSAGES.tooLarge };

/** The picture of a mascot: looked at, and changed by a file or an address. A file is sent with the other fields. */
export function MascotPictureField({ id, value = '', onChange }: MascotPictureFieldProps) {
  const [chosen, setChosen] = useState<Chosen>();
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
