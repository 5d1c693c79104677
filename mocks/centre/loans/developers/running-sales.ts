import { type CaseRecord, cases } from '../../cases/case-states';
import type { Store } from '../../kernel/store';
import { type LoanFile, loanFiles } from '../applications/loan-file';

/** Loans of a property that the centre has said yes to and not paid out yet. */
export function awaitsPayout(store: Store, lpbh: string): boolean {
  return salesOf(store, lpbh).some(({ record }) => ['06', '03', '04'].includes(record.ywzt));
}

/** Approved applications for homes of a property, with what the centre keeps of each. */
export function salesOf(store: Store, lpbh: string): { record: CaseRecord; file: LoanFile }[] {
  return [...loanFiles(store).values()].flatMap((file) => {
    const record = cases(store).get(file.ywlsh);
    return record?.values.lpbh === lpbh ? [{ record, file }] : [];
  });
}
