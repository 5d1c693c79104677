// What has changed in a unit's case since its own second operator looked at it.
import type { LabelledValue } from '@/api/business';
import type { Desk } from '../kernel/desk';
import type { CaseRecord } from './case-states';
import type { CheckedVersion } from './check-record';
import { holdsForCheck } from './check-state';
import { fileContents } from './materials/materials';
import { ruleOfCase } from './registered';

/** What the version in hand holds; rows as texts, so that two of them can be compared. */
export function versionOf(desk: Desk, record: CaseRecord): CheckedVersion {
  const rows = ruleOfCase(record)?.rows?.(desk, record)?.rows ?? [];
  return { sqnr: record.sqnr, files: fileContents(desk, record.ywlsh), rows: rows.map((row) => JSON.stringify(row)) };
}

/** What is otherwise than in the version that was returned: label → what it was, '' for what is new. */
export function changedSince(desk: Desk, record: CaseRecord): LabelledValue[] {
  const former = record.check?.former;
  if (!former || !holdsForCheck(record)) return [];
  const now = versionOf(desk, record);
  const before = new Map(former.sqnr.map(({ label, value }) => [label, value]));
  const after = new Set(now.sqnr.map(({ label }) => label));
  const [was, is] = [new Set(former.rows), new Set(now.rows)];
  const added = now.rows.filter((row) => !was.has(row)).length;
  const gone = former.rows.filter((row) => !is.has(row)).length;
  return [
    ...now.sqnr
      // The number of a batch says nothing: its rows do.
      .filter(({ label, value }) => label !== '明细批次号' && before.get(label) !== value)
      .map(({ label }) => ({ label, value: before.get(label) ?? '' })),
    ...former.sqnr
      .filter(({ label }) => label !== '明细批次号' && !after.has(label))
      .map(({ label, value }) => ({ label, value: `${value}（已删除）` })),
    ...(added + gone > 0 ? [{ label: '明细', value: `新增或修改${added}行，删除或改前${gone}行` }] : []),
    ...(now.files === former.files ? [] : [{ label: '申请材料', value: '已更换' }]),
  ];
}
