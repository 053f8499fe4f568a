import type { Drawn } from '../contenders';
import { factsOf } from '../facts';
import { COMPARE_TEXTS } from '../texts';
import styles from './FactsTable.module.css';
import { SignMark } from './SignMark';

/** All that is compared, as a table: what the charts draw stands in it as numbers. */
export const FactsTable = ({ drawn, labelledBy }: { drawn: readonly Drawn[]; labelledBy: string }) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        <td />
        {drawn.map(({ sign, mascot }) => (
          <th key={mascot.id} scope="col">
            <SignMark sign={sign} /> <bdi>{mascot.name}</bdi>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {factsOf(drawn).map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map(({ text, isMost }, place) => (
            <td key={place} data-most={isMost}>
              {text === null ? <span className={styles.unknown}>{COMPARE_TEXTS.unknown}</span> : <bdi>{text}</bdi>}
              {isMost && <span className={styles.most}>{` (${COMPARE_TEXTS.most})`}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
