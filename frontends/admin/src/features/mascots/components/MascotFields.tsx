import { MASCOT_STATUSES, SUBMIT_CHOICES } from '@marcel/contracts';
import { Form, Select } from '@marcel/kit/antd';
import styles from './MascotFields.module.css';
import { MascotTextField } from './MascotTextField';

const STATUS_OPTIONS = MASCOT_STATUSES.map((status) => ({
  value: status,
  label: status === 'active' ? 'Active' : 'Inactive',
}));

const SCORES = [
  ['cuteness', 'Cuteness'],
  ['humor', 'Humor'],
  ['rebel', 'Rebel'],
  ['weirdness', 'Weirdness'],
  ['longevityScore', 'Longevity'],
] as const;

/** Every field of a mascot that an admin may change. */
export const MascotFields = () => (
  <>
    <div className={styles.fields}>
      <MascotTextField name="name" label="Name" required />
      <MascotTextField name="brand" label="Brand" required />
      <MascotTextField name="contributor" label="Contributor" required />
      <Form.Item name="status" label="Status">
        <Select virtual={false} options={STATUS_OPTIONS} />
      </Form.Item>
      <MascotTextField name="industry" label="Industry" choices={SUBMIT_CHOICES.industry} />
      <MascotTextField name="type" label="Type" choices={SUBMIT_CHOICES.type} />
      <MascotTextField name="style" label="Style" choices={SUBMIT_CHOICES.style} />
      <MascotTextField name="yearIntroduced" label="Year introduced" numeric />
      <MascotTextField name="yearRetired" label="Year retired" numeric />
    </div>
    <fieldset className={styles.scores}>
      <legend>Scores from 1 to 10</legend>
      {SCORES.map(([name, label]) => (
        <MascotTextField key={name} name={name} label={label} numeric />
      ))}
    </fieldset>
    <MascotTextField name="visualDesc" label="Visual description" rows={3} />
    <MascotTextField name="historyOverview" label="History overview" rows={3} />
    <MascotTextField name="facts" label="Interesting facts, one per line" rows={3} />
    <MascotTextField name="sourceUrl" label="Source URL" />
    <MascotTextField name="imageUrl" label="Image URL" />
  </>
);
