import { readIdNumber } from '@/domain/identity/id-number';
import type { RepaymentMethod } from '@/domain/loan/loan';
import { isShortTerm, loanRate, longestTerm } from '@/domain/loan/loan-terms';
import { policyCount } from '../../../data/policy/policy';
import type { FieldReader } from '../../cases/field-reader';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { rateTable } from '../applying/figures';
import { retirementOf } from '../applying/household';
import { dueDateOf, type LoanRecord, type LoanTerms } from '../loans';

/** Reads another method for the coming instalments (GD0404); undefined until it differs. */
export function readMethod(reader: FieldReader, loan: LoanRecord): LoanTerms | undefined {
  const xhkfs = reader.code('xhkfs', { label: '新还款方式', from: 'hkfs' });
  if (xhkfs === loan.hkfs) reader.fail('xhkfs', '新旧还款方式一致');
  if (reader.errors.xhkfs) return undefined;
  const hkfs: RepaymentMethod = xhkfs === '02' ? '02' : '01';
  return { hkfs, months: loan.months - loan.paid, zxll: loan.zxll };
}

const SHORTER = '1';
export const LONGER = '2';

/** Reads another number of coming instalments (GD0406) with its rate; undefined until it differs. */
export function readTerm(reader: FieldReader, store: Store, loan: LoanRecord): LoanTerms | undefined {
  const left = loan.months - loan.paid;
  const bglx = reader.code('bglx', { label: '变更类型', from: 'qxbglx' });
  const months = reader.int('xzhhkqx', { label: '变更后剩余期数', least: 1, most: 999 });
  const total = loan.paid + months;
  const most = policyCount('p.dkZcqx');
  if (bglx === SHORTER && months >= left) reader.fail('xzhhkqx', `缩短后的剩余期数须少于现剩余期数${left}期`);
  if (bglx === LONGER && months <= left) reader.fail('xzhhkqx', `延长后的剩余期数须多于现剩余期数${left}期`);
  if (total > most) reader.fail('xzhhkqx', `变更后总期限不能超过${most}个月`);
  if (bglx === LONGER && months > longestRest(store, loan)) reader.fail('xzhhkqx', '贷款到期时年龄超过限制');
  if (reader.errors.bglx || reader.errors.xzhhkqx) return undefined;
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
