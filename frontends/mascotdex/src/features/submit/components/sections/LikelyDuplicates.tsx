import { isolated } from '@marcel/kit/programs';
import { useFormContext, useWatch } from 'react-hook-form';
import { mascotPage } from '../../../../shared/navigation/pages';
import { useLikelyDuplicates } from '../../api/use-likely-duplicates';
import { FIELD_TEXTS } from '../../texts';
import type { SubmissionValues } from '../../values';
import styles from './LikelyDuplicates.module.css';

/** Who is called the same already, so that nobody writes all of it in vain. The form stays open beside what is looked at. */
export function LikelyDuplicates() {
  const { control } = useFormContext<SubmissionValues>();
  const mascots = useLikelyDuplicates(useWatch({ control, name: 'name' }));
  return (
    <div role="status" className={styles.duplicates} data-some={mascots.length > 0}>
      {mascots.length > 0 && (
        <>
          {FIELD_TEXTS.duplicates}{' '}
          {mascots.map(({ id, name, brand, slug }) => (
            <a key={id} href={mascotPage(slug)} target="_blank" rel="noopener">
              {isolated(name)} ({isolated(brand)})
            </a>
          ))}
        </>
      )}
    </div>
  );
}
