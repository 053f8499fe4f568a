import type { DeskDeeds, DeskNumbers } from '@marcel/contracts';
import type { TableColumnsType } from '@marcel/kit/antd';
import { NUMBERS_TEXTS } from '../numbers-texts';
import type { Period } from '../periods';

const figure = { align: 'right', render: (value: number) => value.toLocaleString('en') } as const;

const deedColumns = <Row extends DeskDeeds>(): TableColumnsType<Row> => [
  { title: 'Approved', dataIndex: 'approved', ...figure },
  { title: 'Rejected', dataIndex: 'rejected', ...figure },
  { title: 'Approved of decided', align: 'right', render: (_, deeds) => NUMBERS_TEXTS.share(deeds) },
  { title: 'Reopened', dataIndex: 'reopened', ...figure },
  { title: 'Other Verdicts', dataIndex: 'judged', ...figure },
];

export const PERIOD_COLUMNS: TableColumnsType<Period> = [
  { title: 'Time', dataIndex: 'label', rowScope: 'row' },
  { title: 'Received', dataIndex: 'received', ...figure },
  ...deedColumns<Period>(),
];

type Person = DeskNumbers['people'][number];

export const PEOPLE_COLUMNS: TableColumnsType<Person> = [
  {
    title: 'Admin',
    dataIndex: 'name',
    rowScope: 'row',
    render: (name: string | null) => name ?? NUMBERS_TEXTS.nameless,
  },
  ...deedColumns<Person>(),
];

export const REASON_COLUMNS: TableColumnsType<DeskNumbers['reasons'][number]> = [
  { title: 'Reason', dataIndex: 'reason', rowScope: 'row' },
  { title: 'Times', dataIndex: 'count', ...figure },
];
