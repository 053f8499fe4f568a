import { GALLERY_SORTS, GALLERY_TYPES, type GalleryPage } from '@marcel/contracts';
import { SelectField } from '@marcel/kit';
import { GALLERY_LABELS } from '../gallery-item';
import { SORT_LABELS, withType, type GallerySelection } from '../selection';
import styles from './GalleryToolbar.module.css';

const OPTIONS = GALLERY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface GalleryToolbarProps {
  /** How many there are of each type. */
  counts: GalleryPage['counts'];
  selection: GallerySelection;
  onSelection: (selection: GallerySelection) => void;
}

export function GalleryToolbar({ counts, selection, onSelection }: GalleryToolbarProps) {
  const sortBy = (value: string) => {
    const sort = GALLERY_SORTS.find((known) => known === value);
    if (sort) onSelection({ ...selection, sort });
  };
  return (
    <div className={styles.toolbar}>
      <SelectField
        label="Sort by"
        options={OPTIONS}
        value={selection.sort}
        onChange={({ target }) => sortBy(target.value)}
      />
      <fieldset className={styles.types}>
        <legend className={styles.legend}>Show</legend>
        {GALLERY_TYPES.map((type) => (
          <label key={type} className={styles.type}>
            <input
              type="checkbox"
              checked={selection.types.includes(type)}
              onChange={({ target }) => onSelection(withType(selection, type, target.checked))}
            />
            {GALLERY_LABELS[type].filter} ({counts[type]})
          </label>
        ))}
      </fieldset>
    </div>
  );
}
