import { flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { type Fen, moneyText } from '@/domain/money';
import { policy, policyFen } from '../../../data/policy/policy';
import type { FieldReader } from '../../cases/field-reader';
import type { PersonRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { agreedDeposit } from '../../loans/applications/agreed-deposits';

/** Reads monthly deposit and ratio within the limits of the year, not below a loan contract's minimum. @returns base and deposit */
export function readMonthly(
  reader: FieldReader,
  store: Store,
  person: PersonRecord,
): { base: Fen; monthly: Fen; ratio: string } | undefined {
  const monthly = reader.money('yjce', { label: '月缴存额' });
  const ratio = reader.text('grjcbl', { label: '缴存比例', most: 3 });
  const [least, most] = [policy('p.lhBlXx').value, policy('p.lhBlSx').value];
  const usable = /^\d{1,3}$/.test(ratio) && Number(ratio) >= Number(least) && Number(ratio) <= Number(most);
  if (ratio !== '' && !usable) reader.fail('grjcbl', `缴存比例应为${least}%至${most}%的整数`);
  if (monthly === undefined) return undefined;
  if (monthly < policyFen('p.lhJeXx') || monthly > policyFen('p.lhJeSx')) {
    reader.fail('yjce', `月缴存额应在${moneyText(policyFen('p.lhJeXx'))}至${moneyText(policyFen('p.lhJeSx'))}之间`);
  }
  holdToContract(reader, store, person, monthly);
  if (!usable) return undefined;
  const { base } = flexibleAmounts({ monthly }, ratio);
  const [lower, upper] = [policyFen('p.jcjsXx'), policyFen('p.jcjsSx')];
  if (base < lower || base > upper) {
    const between = `应在${moneyText(lower)}至${moneyText(upper)}之间`;
    reader.fail('yjce', `按月缴存额和比例推算的缴存基数为${moneyText(base)}，${between}`);
  }
  return { base, monthly, ratio };
}

/** Sets an error if the deposit is below the minimum of an active loan's contract. */
export function holdToContract(reader: FieldReader, store: Store, { grzh }: PersonRecord, monthly: Fen): void {
  const agreed = agreedDeposit(store, grzh);
  if (!agreed || monthly >= agreed.fen) return;
  reader.fail('yjce', `借款合同${agreed.jkhtbh}约定贷款还清前每月缴存额不低于${moneyText(agreed.fen)}`);
}
