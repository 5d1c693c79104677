import type { ReactNode } from 'react';
import type { Condition } from '@/engine/list/condition';
import { ListConditions } from '@/engine/list/ListConditions';
import { Pager } from '@/ui/Pager';
import type { ListColumn } from '@/ui/table/column';
import { ListTable } from '@/ui/table/ListTable';
import { AntdProvider } from './AntdProvider';

const DAY = '2020-01-01';
const CONDITIONS: readonly Condition[] = [
  { kind: 'span', names: ['from', 'to'], label: '', presets: true },
  { kind: 'month', name: 'month', label: '' },
  { kind: 'text', name: 'text', label: '' },
];
const COLUMNS: readonly ListColumn<{ text: string }>[] = [{ prop: 'text', label: '', width: 1 }];
const nothing = () => undefined;

/** What lists are made of, piece by piece, about nothing and nobody. */
export const SAMPLES: readonly ReactNode[] = [
  ...CONDITIONS.map((condition) => (
    <AntdProvider key={condition.kind}>
      <ListConditions of="" conditions={[condition]} values={{ from: DAY, to: DAY }} today={DAY} onChange={nothing} />
    </AntdProvider>
  )),
  <AntdProvider key="table">
    <ListTable
      label=""
      columns={COLUMNS}
      placed={[{ prop: 'text', width: 1, isShow: true }]}
      rows={[{ text: '' }]}
      rowKey={({ text }) => text}
      options={() => []}
    />
    <Pager page={1} size={10} total={200} onChange={nothing} />
  </AntdProvider>,
];
