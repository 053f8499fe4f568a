import { GALLERY_SORTS, GALLERY_TYPES, STUDIO_LIMITS, type GalleryPage } from '@marcel/contracts';
import { Button, Icon, SelectField, TextField } from '@marcel/kit';
import { useSettled } from '@marcel/kit/programs';
import { GALLERY_LABELS } from '../gallery-item';
import { SORT_LABELS, sortText, typesText } from '../selection';
import { GALLERY_TEXTS } from '../texts';
import type { GalleryAddress } from '../use-gallery-address';
import styles from './GalleryToolbar.module.css';

const OPTIONS = GALLERY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface GalleryToolbarProps {
  /** How many there are of each type. */
  counts: GalleryPage['counts'];
  address: GalleryAddress;
}

export function GalleryToolbar({ counts, address }: GalleryToolbarProps) {
  const change = (parts: Parameters<GalleryAddress['change']>[0]) => address.change(parts, { replace: true });
  return (
    <div className={styles.toolbar}>
      <SelectField
        label="Sort by"
        options={OPTIONS}
        value={address.sort}
        onChange={({ target }) => change({ sort: sortText(target.value) })}
      />
      <SearchField address={address} />
      <Button
        className={styles.mine}
        aria-pressed={address.mine}
        onClick={() => change({ mine: address.mine ? null : 'true' })}
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
              checked={address.types.includes(type)}
              onChange={({ target }) => change({ kinds: typesText(address.types, type, target.checked) })}
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
  const [text, setText] = useSettled({
    value: address.search,
    delayMs: SEARCH_DELAY_MS,
    onSettled: (typed) => address.change({ search: typed.trim() }, { replace: true }),
    same: (one, other) => one.trim() === other.trim(),
  });
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
