import { readIdNumber } from '@/domain/identity/id-number';
import type { RepaymentMethod } from '@/domain/loan/loan';
import { isShortTerm, loanRate, longestTerm } from '@/domain/loan/loan-terms';
import { methodChangeFields } from '@/schema/individual/gd0404-repayment-method';
import { isLonger, overLongest, termChangeFields } from '@/schema/individual/gd0406-loan-term';
import { policyCount } from '../../../data/policy/policy';
import type { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { rateTable } from '../applying/figures';
import { retirementOf } from '../applying/household';
import { dueDateOf, type LoanRecord, type LoanTerms } from '../loans';

/** Reads another method for the coming instalments (GD0404); undefined until it differs. */
export function readMethod(reader: FieldReader, tx: Transaction, loan: LoanRecord): LoanTerms | undefined {
  readFields(reader, { xhkfs: methodChangeFields.xhkfs }, { today: tx.today() });
  const xhkfs = reader.valid('xhkfs');
  if (xhkfs === loan.hkfs) reader.fail('xhkfs', '新旧还款方式一致');
  if (reader.errors.xhkfs) return undefined;
  const hkfs: RepaymentMethod = xhkfs === '02' ? '02' : '01';
  return { hkfs, months: loan.months - loan.paid, zxll: loan.zxll };
}

/** Reads another number of coming instalments (GD0406), with its rate; undefined until it differs. */
export function readTerm(reader: FieldReader, tx: Transaction, loan: LoanRecord): LoanTerms | undefined {
  const left = loan.months - loan.paid;
  const { bglx: kind, xzhhkqx } = termChangeFields;
  readFields(reader, { bglx: kind, xzhhkqx }, { today: tx.today() });
  const bglx = reader.valid('bglx');
  const months = Number(reader.valid('xzhhkqx'));
  if (bglx === '' || months === 0) return undefined;
  const longer = isLonger({ bglx });
  const total = loan.paid + months;
  const most = policyCount('p.dkZcqx');
  if (!longer && months >= left) reader.fail('xzhhkqx', `缩短后的剩余期数须少于现剩余期数${left}期`);
  if (longer && months <= left) reader.fail('xzhhkqx', `延长后的剩余期数须多于现剩余期数${left}期`);
  if (total > most) reader.fail('xzhhkqx', overLongest(most));
  if (longer && months > longestRest(tx.store, loan)) reader.fail('xzhhkqx', '贷款到期时年龄超过限制');
  if (reader.errors.xzhhkqx) return undefined;
  return { hkfs: loan.hkfs, months, zxll: rateFor(loan, total) };
}

/** Returns the maximum number of coming instalments by the borrower's age limit (p.dkZdnl). */
function longestRest(store: Store, loan: LoanRecord): number {
  const id = readIdNumber(persons(store).get(loan.grzh)?.zjhm ?? '');
  if (!id) return 0;
  const limits = { most: policyCount('p.dkZcqx'), ageMost: policyCount('p.dkZdnl') };
  return longestTerm(id.birth, retirementOf(id.birth, id.gender), dueDateOf(loan, loan.paid), limits);
}

/** Returns the rate: unchanged unless the total term crosses five years, then the home's rate for the other side. */
export function rateFor(loan: LoanRecord, total: number): string {
  if (isShortTerm(total) === isShortTerm(loan.months)) return loan.zxll;
  const table = rateTable();
  const second = [table.secondShort, table.secondLong].includes(loan.zxll);
  return loanRate(table, second ? '2' : '1', total);
}

/** Returns the day of the last instalment. */
export const lastDue = (loan: LoanRecord) => dueDateOf(loan, loan.months);
