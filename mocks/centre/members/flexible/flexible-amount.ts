import type { LabelledValue } from '@/api/client/labelled-value';
import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { monthlyAmounts } from '@/schema/individual/flexible';
import type { FieldReader } from '../../cases/field-reader';
import type { PersonRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { agreedDeposit } from '../../loans/applications/agreed-deposits';

/** Checks the monthly deposit as read against a loan contract's minimum. @returns base, deposit and ratio once both are valid */
export function checkMonthly(
  reader: FieldReader,
  store: Store,
  person: PersonRecord,
): { base: Fen; monthly: Fen; ratio: string } | undefined {
  const { yjce = '', grjcbl = '' } = reader.values;
  const monthly = parseYuan(yjce);
  if (monthly === undefined) return undefined;
  holdToContract(reader, store, person, monthly);
  return reader.valid('grjcbl') === '' ? undefined : { ...monthlyAmounts({ yjce, grjcbl }), ratio: grjcbl };
}

const TERMS = ['yjce', 'grjcbl', 'kkyhdm', 'kkzh', 'kkr'];

/** Picks the agreed terms from the rows of a form, with the base reckoned from them. */
export function agreedRows(rows: readonly LabelledValue[], agreed: { base: Fen } | undefined): LabelledValue[] {
  return rows.flatMap((row) => {
    if (!TERMS.includes(row.key ?? '')) return [];
    if (row.key === 'kkr') return [{ ...row, value: `每月${row.value}` }];
    const base = row.key === 'grjcbl' && agreed ? [{ label: '核定缴存基数', value: moneyText(agreed.base) }] : [];
    return [row, ...base];
  });
}

/** Sets an error if the deposit is below the minimum of an active loan's contract. */
export function holdToContract(reader: FieldReader, store: Store, { grzh }: PersonRecord, monthly: Fen): void {
  const agreed = agreedDeposit(store, grzh);
  if (!agreed || monthly >= agreed.fen) return;
  reader.fail('yjce', `借款合同${agreed.jkhtbh}约定贷款还清前每月缴存额不低于${moneyText(agreed.fen)}`);
}
