import { GALLERY_SORTS, GALLERY_TYPES, STUDIO_LIMITS, type GalleryPage } from '@marcel/contracts';
import { Button, Icon, SelectField, TextField } from '@marcel/kit';
import { useDebouncedEffect } from '@marcel/kit/programs';
import { useState } from 'react';
import { GALLERY_LABELS } from '../gallery-item';
import { SORT_LABELS, withType, type GallerySelection } from '../selection';
import { GALLERY_TEXTS } from '../texts';
import type { GalleryAddress } from '../use-gallery-address';
import styles from './GalleryToolbar.module.css';

const OPTIONS = GALLERY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface GalleryToolbarProps {
  /** How many there are of each type. */
  counts: GalleryPage['counts'];
  selection: GallerySelection;
  address: GalleryAddress;
  onSelection: (selection: GallerySelection) => void;
}

export function GalleryToolbar({ counts, selection, address, onSelection }: GalleryToolbarProps) {
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
      <SearchField address={address} />
      <Button
        aria-pressed={address.mine}
        onClick={() => address.change({ mine: address.mine ? null : 'true' }, { replace: true })}
      >
        <Icon name="user" />
        {GALLERY_TEXTS.mine}
      </Button>
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

const SEARCH_DELAY_MS = 300;

/** Searches for words once they are typed. */
function SearchField({ address }: { address: GalleryAddress }) {
  const [text, setText] = useState(address.search);
  const asked = text.trim();
  useDebouncedEffect(
    () => {
      if (asked !== address.search) address.change({ search: asked }, { replace: true });
    },
    asked,
    SEARCH_DELAY_MS,
  );
  return (
    <TextField
      type="search"
      label={GALLERY_TEXTS.search}
      placeholder={GALLERY_TEXTS.searchHint}
      maxLength={STUDIO_LIMITS.search}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
