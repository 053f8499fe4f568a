import { STUDIO_DEFAULTS } from '@marcel/contracts';
import { SelectField, type SelectFieldProps } from '@marcel/kit';
import { useImageModels } from '../api/use-image-models';
import { IMAGE_TEXTS } from '../texts';

/** Which of the models that are there makes the image. */
export function ModelField(props: Omit<SelectFieldProps, 'label' | 'options'>) {
  const options = useImageModels().map((value) => ({
    value,
    label: value === STUDIO_DEFAULTS.modelId ? IMAGE_TEXTS.ownModel : value,
  }));
  return <SelectField label="Model" options={options} {...props} />;
}
