import { Button } from '@marcel/kit';
import { useId } from 'react';
import { CLOCKS, SAVER_WAIT, SAVER_WAITS, SCHEMES, TEXT_SIZES, WALLPAPERS } from '../../../shared/display/choices';
import { changeDisplay, useDisplay } from '../../../shared/display/display';
import { previewScreensaver } from '../../../shared/screensaver';
import { play } from '../../../shared/sounds';
import {
  CLOCK_LABELS,
  DISPLAY_TEXTS,
  SAVER_LABELS,
  SCHEME_LABELS,
  TEXT_LABELS,
  WALLPAPER_LABELS,
} from '../display-texts';
import { Choices } from './Choices';
import styles from './DisplaySettings.module.css';

const SYSTEM = 'system';

/** How the whole system looks and sounds in this browser; everything is shown as soon as it is chosen. */
export function DisplaySettings() {
  const { scheme, wallpaper, text, clock, saver, sounds } = useDisplay();
  const shown = document.documentElement.dataset.wallpaper;
  return (
    <div className={styles.settings}>
      <Choices
        label={DISPLAY_TEXTS.scheme}
        values={[SYSTEM, ...SCHEMES]}
        labels={{ [SYSTEM]: DISPLAY_TEXTS.system, ...SCHEME_LABELS }}
        chosen={scheme ?? SYSTEM}
        onChoose={(value) => changeDisplay({ scheme: value === SYSTEM ? undefined : value })}
        sample={(value) => value !== SYSTEM && <SchemeSample scheme={value} />}
      />
      <Choices
        label={DISPLAY_TEXTS.wallpaper}
        values={WALLPAPERS}
        labels={WALLPAPER_LABELS}
        chosen={wallpaper ?? WALLPAPERS.find((name) => name === shown) ?? WALLPAPERS[0]}
        onChoose={(value) => changeDisplay({ wallpaper: value })}
        sample={(value) => (
          <img
            src={window.marcelDisplay?.wallpapers[value]}
            alt=""
            className={styles.wallpaper}
            onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
            onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
          />
        )}
      />
      <Choices
        label={DISPLAY_TEXTS.text}
        values={TEXT_SIZES}
        labels={TEXT_LABELS}
        chosen={text ?? 'normal'}
        onChoose={(value) => changeDisplay({ text: value })}
      />
      <Choices
        label={DISPLAY_TEXTS.clock}
        values={CLOCKS}
        labels={CLOCK_LABELS}
        chosen={clock ?? '24'}
        onChoose={(value) => changeDisplay({ clock: value })}
      />
      <Choices
        label={DISPLAY_TEXTS.saver}
        values={SAVER_WAITS}
        labels={SAVER_LABELS}
        chosen={saver ?? SAVER_WAIT}
        onChoose={(value) => changeDisplay({ saver: value })}
      >
        <Button onClick={previewScreensaver}>{DISPLAY_TEXTS.preview}</Button>
      </Choices>
      <Switch label={DISPLAY_TEXTS.soundsOn} legend={DISPLAY_TEXTS.sounds} on={sounds ?? false} onChange={setSounds} />
      <p className={styles.kept}>{DISPLAY_TEXTS.kept}</p>
    </div>
  );
}

function setSounds(sounds: boolean): void {
  changeDisplay({ sounds });
  play('chosen');
}

/** A window in small, in the colours of a scheme. */
const SchemeSample = ({ scheme }: { scheme: string }) => (
  <span aria-hidden data-scheme={scheme} className={styles.sample}>
    <span className={styles.bar} />
    <span className={styles.words}>Aa</span>
  </span>
);

interface SwitchProps {
  legend: string;
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ legend, label, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.switch}>
      <span id={id} className={styles.legend}>
        {legend}
      </span>
      <label className={styles.label}>
        <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
        {label}
      </label>
    </div>
  );
}
