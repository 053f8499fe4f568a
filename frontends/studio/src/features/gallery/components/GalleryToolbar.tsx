import { SelectField } from '@marcel/kit';
import { GALLERY_LABELS } from '../state/gallery-item';
import type { GalleryItem } from '../state/gallery-item';
import { ALL_TYPES, countOf, SORT_LABELS, SORTS, withType, type GallerySelection } from '../state/selection';
import css from './GalleryToolbar.module.css';

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
    <div className={css.toolbar}>
      <SelectField
        label="Sort by"
        options={OPTIONS}
        value={selection.sort}
        onChange={({ target }) => sortBy(target.value)}
      />
      <fieldset className={css.types}>
        <legend className={css.legend}>Show</legend>
        {ALL_TYPES.map((type) => (
          <label key={type} className={css.type}>
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
