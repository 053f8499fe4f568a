import { PICTURE_FORMATS, type PictureFormat } from '@marcel/contracts';
import { SelectField } from '@marcel/kit';

const NAMES: Readonly<Record<PictureFormat, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };
const OPTIONS = PICTURE_FORMATS.map((value) => ({ value, label: NAMES[value] }));

interface FormatFieldProps {
  value: PictureFormat;
  onFormat: (format: PictureFormat) => void;
}

/** The file format that the image is kept in. */
export function FormatField({ value, onFormat }: FormatFieldProps) {
  const choose = (chosen: string) => {
    const format = PICTURE_FORMATS.find((known) => known === chosen);
    if (format) onFormat(format);
  };
  return <SelectField label="Format" options={OPTIONS} value={value} onChange={({ target }) => choose(target.value)} />;
}
