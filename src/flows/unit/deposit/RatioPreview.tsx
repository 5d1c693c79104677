import { useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { BaseMember } from '@/api/unit/base-adjustment';
import { baseInMonth, monthlySum, ratiosInMonth } from '@/domain/deposit/unit-terms';
import { formatMoney } from '@/domain/money';
import type { UnitFacts } from '@/engine/flow/facts';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { DataTable } from '@/ui/DataTable';
import { type PayingMembers, requestedRatios } from './unit-terms-facts';

/** Monthly deposit of each member at the chosen ratios. */
export default function RatioPreview({ id, aria, facts }: CustomControlProps<string, UnitFacts<PayingMembers>>) {
  const run = useRun();
  const [{ page, size }, turn] = useState({ page: 1, size: 10 });
  const [tzhdwjcbl = '', tzhgrjcbl = '', sxny = ''] = useStore(
    run.form.store,
    useShallow(({ values }) => ['tzhdwjcbl', 'tzhgrjcbl', 'sxny'].map((name) => String(values[name] ?? ''))),
  );
  const { dwjcbl, grjcbl } = requestedRatios({ tzhdwjcbl, tzhgrjcbl });
  const {
    own: { members },
    unit,
  } = facts();
  const former = ratiosInMonth(unit, sxny);
  const base = (row: BaseMember) => baseInMonth(row, sxny);
  const now = (row: BaseMember) => formatMoney(monthlySum([base(row)], former.dwjcbl, former.grjcbl));
  const later = (row: BaseMember) => formatMoney(monthlySum([base(row)], dwjcbl, grjcbl));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div id={id} role="group" aria-labelledby={aria['aria-labelledby']} tabIndex={-1}>
      <DataTable
        label="逐人月缴存额明细"
        rowKey="grzh"
        rows={members.slice((page - 1) * size, page * size)}
        columns={[
          { title: '姓名', dataIndex: 'xingming' },
          { title: '个人账号', dataIndex: 'grzh' },
          { title: '缴存基数', key: 'base', align: 'right', render: (row: BaseMember) => formatMoney(base(row)) },
          { title: '调整前', key: 'former', align: 'right', render: (row: BaseMember) => now(row) },
          { title: '调整后', key: 'later', align: 'right', render: (row: BaseMember) => later(row) },
        ]}
        pager={{ page, size, total: members.length, onChange: (to, of) => turn({ page: to, size: of }) }}
      />
    </div>
  );
}
