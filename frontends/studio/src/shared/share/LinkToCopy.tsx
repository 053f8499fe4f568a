import styles from './LinkToCopy.module.css';
import { SHARE_TEXTS } from './texts';

const select = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** An address to be copied by hand, selected as soon as it is there. */
export const LinkToCopy = ({ link }: { link: string }) => (
  <label className={styles.link}>
    {SHARE_TEXTS.link}
    <input ref={select} className={styles.address} readOnly value={link} onFocus={({ target }) => target.select()} />
  </label>
);
