import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Period } from '../periods';
import styles from './OverTimeChart.module.css';

/** What is drawn of each period; those with the same stack stand on each other. */
const BARS = [
  { key: 'received', name: 'Received', stack: 'in', colour: 'var(--marcel-accent)' },
  { key: 'approved', name: 'Approved', stack: 'out', colour: 'var(--marcel-green)' },
  { key: 'rejected', name: 'Rejected', stack: 'out', colour: 'var(--marcel-red)' },
] as const;

const HEIGHT = 260;
const INK = { fill: 'var(--marcel-ink)' };

/** What came and what became of it, side by side; the table beside it says the same to whoever cannot see it. */
export const OverTimeChart = ({ periods }: { periods: readonly Period[] }) => (
  <div aria-hidden className={styles.chart}>
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...periods]} accessibilityLayer={false} margin={{ left: 0, right: 8, top: 8 }}>
        <CartesianGrid vertical={false} stroke="var(--marcel-edge-shadow)" strokeDasharray="2 4" />
        <XAxis dataKey="label" tick={INK} stroke="var(--marcel-ink)" minTickGap={16} />
        <YAxis allowDecimals={false} width="auto" tick={INK} stroke="var(--marcel-ink)" />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--marcel-blue-pale)' }}
          contentStyle={{ background: 'var(--marcel-face)', border: '1px solid var(--marcel-ink)' }}
          labelStyle={{ color: 'var(--marcel-ink)' }}
        />
        <Legend itemSorter={null} />
        {BARS.map(({ key, name, stack, colour }) => (
          <Bar key={key} dataKey={key} name={name} stackId={stack} fill={colour} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </div>
);
