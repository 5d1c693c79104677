import { monthsText } from '@/domain/dates';
import { groupText } from '@/domain/deposit/rent-withdrawal';
import { moneyText } from '@/domain/money';
import { typedText } from '@/lib/foreign-json';
import { closing } from '@/schema/individual/closing';
import { rent } from '@/schema/individual/tq0107-rent';
import { RENT_TERMS } from '../../../data/agreements';
import { rentNote } from '../../../data/notes/tq0107-rent';
import { standingAgreementOf } from '../../cases/agreements';
import { checkSpouse, spouseOnFile } from '../../cases/family';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { minorsOf } from '../../registers/households';
import { personGroup } from '../../registers/person-groups';
import { filedLeaseOf, rentalEnterprises } from '../../registers/registers';
import { readAmount } from '../../withdrawals/amount';
import { readPayee } from '../../withdrawals/payee';
import { chosenMonths, claimedMonth, isAwaited, rentConditions } from '../../withdrawals/rent/conditions';
import { limitPanel, monthsOnce, rentClaim, rentFigures, rentLeft } from '../../withdrawals/rent/limit';
import { leaseDifferences, rentNeeds } from '../../withdrawals/rent/needs';
import { rentValues } from '../../withdrawals/rent/prefill';
import type { Applicant, RawValues, WithdrawalAssessment, WithdrawalRule } from '../../withdrawals/rule';
import { payeeName } from '../../withdrawals/withdrawal-posting';

/** 支付房租 (dictionary tqyydm). */
const RENT_REASON = '07';
/** 直付出租方 (dictionary zfzffs). */
const DIRECT = '2';

/** Withdrawal for rent (docs/rules/tq0107-rent.md). */
export const rentWithdrawal: WithdrawalRule = {
  ywlx: 'TQ0107',
  ywmc: '租房提取',
  claims: 'rent',
  notice: rentNote,
  agreement: RENT_TERMS,
  previewLimit: true,
  // Withdrawals follow one another, so the name contains the months.
  name: (values) => `${monthsText(chosenMonths(values))}租房提取`,
  conditions: rentConditions,
  known: rentValues,
  limit: (applicant, raw) => limitPanel(applicant, rentFigures(applicant, raw)),
  assess,
  needs: rentNeeds,
};

function assess(applicant: Applicant, raw: RawValues): WithdrawalAssessment {
  const reader = new FieldReader(raw);
  const { store, person, today } = applicant;
  const registered = personGroup(store, person, today);
  const known = {
    ...spouseOnFile(raw, store, person),
    ...(typedText(raw.rylb) === '' && { rylb: registered?.rylb ?? '1' }),
  };
  const rows = readFields(reader, rent, { ...applicant, known });
  checkLease(reader, applicant);
  checkSpouse(reader, store, person);
  const { rylb = '', tqpl } = reader.values;
  if (registered && rylb !== '1' && rylb !== registered.rylb) reader.fail('rylb', groupText(rylb, registered));
  // The normalized values, so that a space cannot hide a paid month from the check.
  const taken = claimedMonth(applicant, chosenMonths(reader.values));
  if (taken) reader.fail('tqksny', `${taken.refusal}，请改选未办理过的月份`);
  // Errors of frequency and payee do not change the limit.
  const isRead = Object.keys(reader.errors).every((name) => name === 'tqpl' || name === 'zfzffs');
  if (tqpl !== '1' && standingAgreementOf(store, person.grzh, 'TQ0107')) {
    reader.fail('tqpl', '您已有租房约定提取，不能重复约定；可在“约定提取管理”中终止后重新约定');
  }
  // A landlord enterprise is paid to the account the centre has; the form reads no card.
  const isDirect = reader.values.zfzffs === DIRECT;
  if (isDirect) checkLandlord(reader, applicant);
  if (isDirect) readFields(reader, { ywwd: closing.ywwd, cns: closing.cns }, { today });
  const payee = isDirect ? undefined : readPayee(reader, applicant);
  Object.assign(reader.values, { tqyydm: RENT_REASON, tqlx: '1', tqfs: '02' });
  const figures = rentFigures(applicant, reader.values);
  if (!figures.taken && isRead && rentLeft(figures) === 0n) {
    reader.fail('tqksny', `${monthsText(figures.months)}的家庭限额配偶已申请或提取完，请改选其他月份`);
  }
  const awaited = chosenMonths(reader.values).filter((month) => isAwaited(applicant, month));
  const later = awaited.length > 0 ? rentFigures(applicant, reader.values, { expected: true }).limit.kytqe : 0n;
  if (later > figures.limit.kytqe) {
    reader.remarks.tqjsny = `${monthsText(awaited)}尚未汇缴入账，限额未按当月缴存额计算；入账后再办理，本次可提取${moneyText(later)}`;
  }
  // Without valid months the amount is not checked further; the months report the fault.
  const amount = readAmount(
    reader,
    applicant,
    figures.taken || !isRead ? 'said' : { ...figures.limit, most: figures.limit.kytqe, once: monthsOnce(figures) },
  );
  const months = chosenMonths(reader.values);
  return {
    ...reader.assessed(),
    limit: limitPanel(applicant, figures),
    amount,
    months: months.length > 0 ? rentClaim(figures, amount) : [],
    manual: [...(payee?.manual === undefined ? [] : [payee.manual]), ...moreChildren(applicant, reader.values)],
    sqnr: [
      { label: '提取原因', value: labelOf('tqyydm', RENT_REASON) },
      { label: '提取类型', value: labelOf('tqlx', '1') },
      ...rows.flatMap((row) => {
        if (row.key === 'tqjsny') return [];
        return [row.key === 'tqksny' ? { ...row, label: '提取月份', value: monthsText(months) } : row];
      }),
      { label: '申请提取金额', value: moneyText(amount), gs: figures.limit.gs },
      { key: 'skyhzh', label: '收款账户', value: payeeName(reader.values) || (payee?.text ?? '') },
    ],
  };
}

/** Compares a filed lease with the contract of the form. */
function checkLease(reader: FieldReader, { store, person }: Applicant): void {
  const { zfhtbh } = reader.values;
  const lease = zfhtbh ? filedLeaseOf(store, zfhtbh, person.zjhm) : undefined;
  if (!lease) return;
  for (const [field, what] of Object.entries(leaseDifferences(lease, reader.values)))
    reader.doubt(field, what, '租赁合同');
}

/** Review reason for more children than the residents' register has, because children raise the limit. */
function moreChildren({ store, person, today }: Applicant, { znsl = '' }: Readonly<Record<string, string>>): string[] {
  const minors = minorsOf(store, person.zjhm, today);
  return minors !== undefined && Number(znsl) > minors ? [`申报的未成年子女数多于户籍登记的${minors}名`] : [];
}

/** Only an enterprise on file is paid. Its code decides the payee; a differing name is an error. */
function checkLandlord(reader: FieldReader, { store }: Applicant): void {
  const { czfzjhm = '', czfmc } = reader.values;
  const landlord = rentalEnterprises(store).get(czfzjhm);
  if (!landlord) reader.fail('zfzffs', '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码');
  else if (czfmc && czfmc !== landlord.dwmc)
    reader.fail('czfmc', `出租方与统一社会信用代码登记的企业名称（${landlord.dwmc}）不一致`);
}
