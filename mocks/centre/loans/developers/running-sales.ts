import { type CaseRecord, cases } from '../../cases/case-states';
import type { Store } from '../../kernel/store';
import { type LoanFile, loanFiles } from '../applications/loan-file';

/** Returns whether the property has approved loans that await disbursement. */
export function awaitsPayout(store: Store, lpbh: string): boolean {
  return salesOf(store, lpbh).some(({ record }) => ['06', '03', '04'].includes(record.ywzt));
}

/** Returns approved applications for homes of a property with their loan files. */
export function salesOf(store: Store, lpbh: string): { record: CaseRecord; file: LoanFile }[] {
  return [...loanFiles(store).values()].flatMap((file) => {
    const record = cases(store).get(file.ywlsh);
    return record?.values.lpbh === lpbh ? [{ record, file }] : [];
  });
}
