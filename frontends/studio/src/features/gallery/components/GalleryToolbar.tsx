import { SelectField } from '@marcel/kit';
import { GALLERY_LABELS } from '../gallery-item';
import type { GalleryItem } from '../gallery-item';
import { ALL_TYPES, countOf, SORT_LABELS, SORTS, withType, type GallerySelection } from '../selection';
import styles from './GalleryToolbar.module.css';

const OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface GalleryToolbarProps {
  items: readonly GalleryItem[];
  selection: GallerySelection;
  onSelection: (selection: GallerySelection) => void;
}

export function GalleryToolbar({ items, selection, onSelection }: GalleryToolbarProps) {
  const sortBy = (value: string) => {
    const sort = SORTS.find((known) => known === value);
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
        {ALL_TYPES.map((type) => (
          <label key={type} className={styles.type}>
            <input
              type="checkbox"
              checked={selection.types.includes(type)}
              onChange={({ target }) => onSelection(withType(selection, type, target.checked))}
            />
            {GALLERY_LABELS[type].filter} ({countOf(items, type)})
          </label>
        ))}
      </fieldset>
    </div>
  );
}
