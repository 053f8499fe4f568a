import type { MascotSuggestions } from '@marcel/contracts';
import type { KeyboardEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { mascotPage } from '../../../../shared/navigation/pages';
import { MascotPortrait } from '../../../../shared/portrait/MascotPortrait';
import { Marked, SearchedFor } from '../../../../shared/search/Marked';
import { SUGGESTION_TEXTS } from '../../texts';
import styles from './Suggestions.module.css';

interface SuggestionsProps extends MascotSuggestions {
  search: string;
  onKeyDown: KeyboardEventHandler;
  onChosen: () => void;
}

/** Mascots that somebody who types may mean, each a way to its page. */
export const Suggestions = ({ suggestions, isNear, search, onKeyDown, onChosen }: SuggestionsProps) => (
  <SearchedFor value={isNear ? '' : search}>
    <div className={styles.panel}>
      <p role="status" className={styles.head}>
        {isNear ? SUGGESTION_TEXTS.near : SUGGESTION_TEXTS.found(suggestions.length)}
      </p>
      <ul className={styles.list}>
        {suggestions.map((mascot) => (
          <li key={mascot.id}>
            <Link to={mascotPage(mascot.slug)} className={styles.suggestion} onKeyDown={onKeyDown} onClick={onChosen}>
              <span className={styles.picture} aria-hidden="true">
                <MascotPortrait mascot={mascot} sizes="36px" ratio={1} />
              </span>
              <span className={styles.name}>
                <Marked text={mascot.name} />
              </span>
              <span className={styles.brand}>
                <Marked text={mascot.brand} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </SearchedFor>
);
