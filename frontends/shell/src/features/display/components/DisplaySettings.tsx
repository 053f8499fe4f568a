import { type ReactNode, useId } from 'react';
import { Button } from '@marcel/kit';
import { CLOCKS, SAVER_DEFAULT, SAVER_MINUTES, SCHEMES, TEXT_SIZES, WALLPAPERS } from '../../../shared/display/choices';
import styles from './DisplaySettings.module.css';
import { changeDisplay, useDisplay } from '../../../shared/display/display';
import { previewScreensaver } from '../../../shared/screensaver-preview';
import { play } from '../../../shared/sounds';

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const SCHEME_LABELS: Labels<typeof SCHEMES> = { classic: 'Classic', dark: 'Dark', contrast: 'High Contrast' };

const WALLPAPER_LABELS: Labels<typeof WALLPAPERS> = {
  sunset: 'Sunset',
  night: 'Night',
  meadow: 'Meadow',
  calm: 'Calm (no animation)',
};

const TEXT_LABELS: Labels<typeof TEXT_SIZES> = { normal: 'Normal', large: 'Large', largest: 'Largest' };

const CLOCK_LABELS: Labels<typeof CLOCKS> = { '24': '24 Hours', '12': '12 Hours' };

const SAVER_LABELS: Labels<typeof SAVER_MINUTES> = {
  off: 'Off',
  '2': '2 Minutes',
  '5': '5 Minutes',
  '10': '10 Minutes',
};

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  selected: Value;
  onChoose: (value: Value) => void;
  sample?: (value: Value) => ReactNode;
  children?: ReactNode;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, labels, selected, onChoose, sample, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          {sample?.(value)}
          <span className={styles.name}>
            <input type="radio" name={name} checked={value === selected} onChange={() => onChoose(value)} />
            {labels[value]}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

const SYSTEM = 'system';

export function DisplaySettings() {
  const { scheme, wallpaper, text, clock, saver, sounds } = useDisplay();
  const current = document.documentElement.dataset.wallpaper;
  return (
    <div className={styles.settings}>
      <Choices
        label="Colors"
        values={[SYSTEM, ...SCHEMES]}
        labels={{ [SYSTEM]: 'System Default', ...SCHEME_LABELS }}
        selected={scheme ?? SYSTEM}
        onChoose={(value) => changeDisplay({ scheme: value === SYSTEM ? undefined : value })}
        sample={(value) => <SchemeSample schemes={value === SYSTEM ? ['classic', 'dark'] : [value]} />}
      />
      <Choices
        label="Wallpaper"
        values={WALLPAPERS}
        labels={WALLPAPER_LABELS}
        selected={wallpaper ?? WALLPAPERS.find((name) => name === current) ?? WALLPAPERS[0]}
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
        label="Text Size"
        values={TEXT_SIZES}
        labels={TEXT_LABELS}
        selected={text ?? 'normal'}
        onChoose={(value) => changeDisplay({ text: value })}
      />
      <Choices
        label="Clock"
        values={CLOCKS}
        labels={CLOCK_LABELS}
        selected={clock ?? '24'}
        onChoose={(value) => changeDisplay({ clock: value })}
      />
      <Choices
        label="Screensaver"
        values={SAVER_MINUTES}
        labels={SAVER_LABELS}
        selected={saver ?? SAVER_DEFAULT}
        onChoose={(value) => changeDisplay({ saver: value })}
      >
        <Button onClick={previewScreensaver}>Preview</Button>
      </Choices>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Sounds</legend>
        <label className={styles.name}>
          <input type="checkbox" checked={sounds ?? false} onChange={({ target }) => setSounds(target.checked)} />
          Play sounds
        </label>
      </fieldset>
      <p className="m-small">Saved in this browser only.</p>
    </div>
  );
}

function setSounds(sounds: boolean): void {
  changeDisplay({ sounds });
  play('chosen');
}

const SchemeSample = ({ schemes }: { schemes: readonly string[] }) => (
  <span aria-hidden className={styles.samples}>
    {schemes.map((scheme) => (
      <span key={scheme} data-scheme={scheme} className={styles.sample}>
        <span className={styles.bar} />
        <span className={styles.text}>Aa</span>
      </span>
    ))}
  </span>
);
