import type { LabelledValue } from '@/api/client/labelled-value';
import { monthOf, shiftMonth } from '@/domain/dates';
import { elsewhereText, groupText } from '@/domain/deposit/rent-withdrawal';
import { moneyText } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { closing } from '@/schema/individual/closing';
import { RENT_TERMS } from '../../../data/agreements';
import { rentNote } from '../../../data/notes/tq0107-rent';
import { policy, policyCount } from '../../../data/policy/policy';
import { standingAgreementOf } from '../../cases/agreements';
import { readSpouse } from '../../cases/family';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { minorsOf } from '../../registers/households';
import { personGroup } from '../../registers/person-groups';
import { filedLeaseOf, rentalEnterprises } from '../../registers/registers';
import { readAmount } from '../../withdrawals/amount';
import { readPayee } from '../../withdrawals/payee';
import { chosenMonths, claimedMonth, rentConditions, rentMonthsText } from '../../withdrawals/rent/conditions';
import { limitPanel, monthsOnce, rentClaim, rentFigures } from '../../withdrawals/rent/limit';
import { leaseDifferences, rentNeeds } from '../../withdrawals/rent/needs';
import { rentValues } from '../../withdrawals/rent/prefill';
import type { Applicant, RawValues, WithdrawalAssessment, WithdrawalRule } from '../../withdrawals/rule';
import { payeeName } from '../../withdrawals/withdrawal-posting';

/** 支付房租 (dictionary tqyydm). */
const RENT_REASON = '07';
/** 直付出租方 (dictionary zfzffs). */
const DIRECT = '2';
const PERSON_GROUPS = ['1', '2', '3'];
const PERSON_GROUP_NAMES: Readonly<Record<string, string>> = { 1: '一般', 2: '新市民', 3: '青年人（35周岁及以下）' };

/** Withdrawal for rent (docs/rules/tq0107-rent.md). */
export const rentWithdrawal: WithdrawalRule = {
  ywlx: 'TQ0107',
  ywmc: '租房提取',
  claims: 'rent',
  notice: rentNote,
  agreement: RENT_TERMS,
  previewLimit: true,
  // Withdrawals follow one another, so the name contains the months.
  name: (values) => `${rentMonthsText(chosenMonths(values))}租房提取`,
  conditions: rentConditions,
  known: rentValues,
  limit: (applicant, raw) => limitPanel(applicant, rentFigures(applicant, raw)),
  assess,
  needs: rentNeeds,
};

function assess(applicant: Applicant, raw: RawValues): WithdrawalAssessment {
  const reader = new FieldReader(raw);
  const zflx = reader.code('zflx', { label: '租房类型', from: 'zflx' });
  const city = policy('p.zfCs').value;
  const fwzl = reader.text('fwzl', { label: '租住地址', most: 120 });
  if (fwzl !== '' && !fwzl.startsWith(city)) reader.fail('fwzl', elsewhereText(city));
  if (zflx !== '1') readContract(reader, applicant);
  readFamily(reader, applicant);
  readMonths(reader, applicant, zflx);
  const isRead = Object.keys(reader.errors).length === 0;
  readFrequency(reader, applicant, zflx);
  reader.code('tqfs', { label: '提取方式', from: ['02'], required: false });
  Object.assign(reader.values, { tqyydm: RENT_REASON, tqlx: '1', tqfs: '02' });
  // A landlord enterprise is paid to the account the centre has; the form reads no card.
  const isDirect = reader.values.zfzffs === DIRECT;
  if (isDirect) readFields(reader, { ywwd: closing.ywwd, cns: closing.cns }, applicant);
  const payee = isDirect ? undefined : readPayee(reader, applicant);
  const figures = rentFigures(applicant, reader.values);
  // Without valid months the amount is not checked further; the months report the fault.
  const amount = readAmount(
    reader,
    applicant,
    figures.taken || !isRead ? 'said' : { ...figures.limit, most: figures.limit.kytqe, once: monthsOnce(figures) },
  );
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    labels: reader.labels,
    reviewReasons: reader.reviewReasons,
    remarks: reader.remarks,
    limit: limitPanel(applicant, figures),
    amount,
    months: chosenMonths(reader.values).length > 0 ? rentClaim(figures, amount) : [],
    manual: [...(payee?.manual === undefined ? [] : [payee.manual]), ...moreChildren(applicant, reader.values)],
    sqnr: summary(reader.values, payee?.text ?? '', figures.limit.gs),
  };
}

/** Reads the fields of a lease contract; they must match a filed lease. */
function readContract(reader: FieldReader, { store, person }: Applicant): void {
  const zfhtbh = reader.text('zfhtbh', { label: '租赁合同/备案编号', most: 60 });
  reader.text('czfmc', { label: '出租方', most: 60 });
  reader.text('czfzjhm', { label: '出租方证件号/代码', most: 18, required: false });
  const start = reader.date('zlksrq', { label: '租赁起始日期' });
  const end = reader.date('zljsrq', { label: '租赁终止日期' });
  reader.money('yzj', { label: '月租金' });
  if (start && end && end <= start) reader.fail('zljsrq', '租赁终止日期须晚于起始日期');
  const lease = filedLeaseOf(store, zfhtbh, person.zjhm);
  if (!lease) return;
  for (const [field, what] of Object.entries(leaseDifferences(lease, reader.values)))
    reader.doubt(field, what, '租赁合同');
}

function readFamily(reader: FieldReader, applicant: Applicant): void {
  const { person, today } = applicant;
  readSpouse(reader, applicant.store, applicant.person);
  reader.int('znsl', { label: '未成年子女数', least: 0, most: 9 });
  const registered = personGroup(applicant.store, person, today);
  const rylb =
    reader.code('rylb', { label: '人员类别', from: PERSON_GROUPS, required: false }) || (registered?.rylb ?? '1');
  reader.values.rylb = rylb;
  if (registered && rylb !== '1' && rylb !== registered.rylb) reader.fail('rylb', groupText(rylb, registered));
}

/** Review reason for more children than the residents' register has, because children raise the limit. */
function moreChildren({ store, person, today }: Applicant, { znsl = '' }: Readonly<Record<string, string>>): string[] {
  const minors = minorsOf(store, person.zjhm, today);
  return minors !== undefined && Number(znsl) > minors ? [`申报的未成年子女数多于户籍登记的${minors}名`] : [];
}

function readMonths(reader: FieldReader, applicant: Applicant, zflx: string): void {
  const from = reader.month('tqksny', { label: '提取月份起' });
  const to = reader.month('tqjsny', { label: '提取月份止' });
  const now = monthOf(applicant.today);
  const back = policyCount('p.zfPl');
  if (from && from < shiftMonth(monthOf(applicant.slrq), -back)) reader.fail('tqksny', `最多可补提近${back}个月`);
  if (from && from > now) reader.fail('tqksny', '提取月份不能晚于本月');
  if (to && to > now) reader.fail('tqjsny', '提取月份不能晚于本月');
  if (from && to && to < from) reader.fail('tqjsny', '提取月份止不能早于提取月份起');
  // The normalized values, so that a space cannot hide a paid month from the check.
  const months = chosenMonths(reader.values);
  if (months.length > back) reader.fail('tqjsny', `一次最多提取${back}个月`);
  const taken = claimedMonth(applicant, months);
  if (taken) reader.fail('tqksny', `${taken.refusal}，请改选未办理过的月份`);
  const { zlksrq, zljsrq } = reader.values;
  if (zflx === '1' || !zlksrq || !zljsrq || reader.errors.zlksrq || reader.errors.zljsrq) return;
  if (from && from < monthOf(zlksrq)) reader.fail('tqksny', '提取月份须在租赁期内');
  if (to && to > monthOf(zljsrq)) reader.fail('tqjsny', '提取月份须在租赁期内');
}

function readFrequency(reader: FieldReader, { store, person }: Applicant, zflx: string): void {
  const tqpl = reader.code('tqpl', { label: '提取频次', from: ['1', '2', '3'] });
  if (tqpl !== '1' && standingAgreementOf(store, person.grzh, 'TQ0107')) {
    reader.fail('tqpl', '您已有租房约定提取，不能重复约定；可在“约定提取管理”中终止后重新约定');
  }
  const zfzffs = reader.code('zfzffs', { label: '支付对象', from: ['1', '2'] });
  if (zfzffs !== DIRECT) return;
  const landlord = rentalEnterprises(store).get((reader.values.czfzjhm ?? '').toUpperCase());
  if (zflx === '1' || !landlord)
    reader.fail('zfzffs', '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码');
  // The code decides the payee; a differing name is an error.
  else if (reader.values.czfmc && reader.values.czfmc !== landlord.dwmc)
    reader.fail('czfmc', `出租方与统一社会信用代码登记的企业名称（${landlord.dwmc}）不一致`);
}

function summary(values: Readonly<Record<string, string>>, payee: string, gs: string): LabelledValue[] {
  const amount = values.sqtqje ?? '';
  const rows: (LabelledValue | undefined)[] = [
    { label: '提取原因', value: labelOf('tqyydm', RENT_REASON) },
    { label: '提取类型', value: labelOf('tqlx', '1') },
    { label: '租房类型', value: labelOf('zflx', values.zflx ?? '') },
    { label: '租住地址', value: values.fwzl ?? '' },
    row('租赁合同/备案编号', values.zfhtbh),
    row('出租方', values.czfmc),
    row('租赁期限', values.zlksrq && `${values.zlksrq} 至 ${values.zljsrq}`),
    row('月租金', values.yzj && moneyText(values.yzj)),
    { label: '婚姻状况', value: labelOf('hyzk', values.hyzk ?? '') },
    row('配偶', values.poxm && `${values.poxm}（${maskIdNumber(values.pozjhm ?? '')}）`),
    { label: '未成年子女数', value: values.znsl ?? '' },
    { label: '人员类别', value: PERSON_GROUP_NAMES[values.rylb ?? ''] ?? '' },
    { label: '提取月份', value: rentMonthsText(chosenMonths(values)) },
    { label: '提取频次', value: labelOf('tqpl', values.tqpl ?? '') },
    { label: '申请提取金额', value: moneyText(amount), gs },
    { label: '支付对象', value: values.zfzffs === DIRECT ? '直付出租方' : '本人账户' },
    { key: 'skyhzh', label: '收款账户', value: payeeName(values) || payee },
  ];
  return rows.filter((one) => one !== undefined);
}

function row(label: string, value: string | undefined): LabelledValue | undefined {
  return value ? { label, value } : undefined;
}
