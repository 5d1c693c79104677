import { addMonths } from '@/domain/dates';
import { isAboutHome, isByVoucher, parseShare, UNLISTED_HOME } from '@/domain/deposit/other-withdrawal';
import { defineSchema } from '../define-schema';
import { type FormFacts, referenceDate } from '../facts';
import type { FieldOption } from '../field-kinds';
import { dictionaryPart } from '../options';
import { untilToday, when } from '../rules';
import { reemployment } from './employment-termination';
import { isMarried, spouse } from './family';
import { house } from './house';

/** Reasons of the first field, each with one sentence on its subject. */
export const reasonCards: readonly FieldOption[] = [
  { value: '11', label: '装修自住住房', note: '装修本人或配偶名下的自住住房，凭合同和发票提取。' },
  { value: '12', label: '支付物业费', note: '支付本年度或上年度的自住住房物业费，每户每年一次。' },
  { value: '13', label: '终止劳动关系且封存满期', note: '已离职、账户封存满规定月数且未再就业，销户提取全部本息。' },
  { value: '14', label: '死亡（继承人）', note: '缴存人去世后，由继承人用本人账号申请，按份额提取。' },
  { value: '15', label: '重大疾病', note: '本人、配偶、父母或子女患重大疾病，提取家庭自付的费用。' },
  { value: '16', label: '最低生活保障', note: '享受最低生活保障的家庭，每年可提取一次。' },
  { value: '17', label: '既有住宅加装电梯', note: '自住住房所在楼加装电梯，按本人份额提取个人分摊的费用。' },
  { value: '18', label: '住宅专项维修资金', note: '交存或补交自住住房的专项维修资金，按本人份额提取。' },
  { value: '19', label: '购房契税', note: '购买自住住房缴纳的契税，按本人份额提取。' },
  { value: '29', label: '国务院批准的其他住房消费', note: '以上事项之外的住房消费，说明情况后由中心审核。' },
];

interface Reason {
  qttqyy: string;
}
interface Typed extends Reason {
  bdcqzh: string;
}
export const isRenovation = when('qttqyy', '11');
const propertyFee = when('qttqyy', '12');
const leaving = when('qttqyy', '13');
const inheritance = when('qttqyy', '14');
const illness = when('qttqyy', '15');
/** The names of the applicant and the spouse are known. */
const ofRelative = (values: Reason & { hbrgx: string }) => illness(values) && ['03', '04'].includes(values.hbrgx);
const relief = when('qttqyy', '16');
const described = when('qttqyy', '29');
const isOfHome = ({ qttqyy }: Reason) => isAboutHome(qttqyy);
const byVoucher = ({ qttqyy }: Reason) => isByVoucher(qttqyy);
const isTyped = ({ qttqyy, bdcqzh }: Typed) => isAboutHome(qttqyy) && bdcqzh === UNLISTED_HOME;
/** Both spouses share the limit. */
const byHousehold = ({ qttqyy }: Reason) => isAboutHome(qttqyy) || illness({ qttqyy });
const bySpouse = (values: Reason & { hyzk: string }) => byHousehold(values) && isMarried(values);

const since = (policy: string) => (facts: FormFacts) =>
  addMonths(referenceDate(facts), -Number(facts.policy(policy) || 0));
const shareOf = (label: string) => (share: string) =>
  parseShare(share) === undefined ? `${label}应大于0且不超过100，最多两位小数` : undefined;
const SHARE = { kind: 'rate', decimals: 2, min: 0.01, max: 100 } as const;

type Invoice = { readonly fphm: string; readonly fpje: string };
/** Only the later row of the same number is wrong. */
const unrepeated = (number: string, row: Invoice, { zxfp }: { zxfp: readonly Invoice[] }) =>
  zxfp.findIndex(({ fphm }) => fphm === number) < zxfp.indexOf(row) ? '发票号码重复' : undefined;

/** TQ0199 其他原因提取 (docs/rules/tq0199-other-reason.md): the reason decides which other fields show. */
export const otherReason = defineSchema({
  qttqyy: { kind: 'radio', label: '提取事项', options: reasonCards },
  hyzk: { ...spouse.hyzk, visible: byHousehold },
  poxm: { ...spouse.poxm, visible: bySpouse },
  pozjlx: { ...spouse.pozjlx, visible: bySpouse },
  pozjhm: { ...spouse.pozjhm, visible: bySpouse },
  bdcqzh: { kind: 'select', label: '不动产权证号', options: 'given', visible: isOfHome },
  txbdcqzh: { kind: 'text', label: '填写的不动产权证号', visible: isTyped },
  fwzl: { ...house.fwzl, visible: isTyped },
  gybl: {
    ...SHARE,
    label: '本人份额',
    visible: (values: Typed) => isTyped(values) && byVoucher(values),
    rules: [shareOf('本人份额')],
  },
  jzmj: { ...house.jzmj, visible: isRenovation },
  zxhtbh: { kind: 'text', label: '装修合同编号', visible: isRenovation },
  zxfp: {
    kind: 'rows',
    unit: '张',
    label: '发票',
    min: 1,
    max: 50,
    visible: isRenovation,
    columns: [
      { name: 'fphm', label: '发票号码', kind: 'text', rules: [unrepeated] },
      { name: 'fpje', label: '发票金额（元）', kind: 'money' },
    ],
  },
  zxwgrq: { kind: 'date', label: '完工/开票日期', min: since('p.zxYxq'), max: untilToday, visible: isRenovation },
  wyfnd: {
    kind: 'select',
    label: '物业费年度',
    visible: propertyFee,
    options: (facts: FormFacts) => {
      const year = Number(referenceDate(facts).slice(0, 4));
      return [year, year - 1].map((one) => ({ value: String(one), label: `${one}年` }));
    },
  },
  wyfje: { kind: 'money', label: '物业费金额', visible: propertyFee },
  wyfphm: { kind: 'text', label: '发票号码', visible: propertyFee },
  wygsmc: { kind: 'text', label: '物业公司', spaces: 'keep', visible: propertyFee },
  lzrq: { kind: 'date', label: '离职日期', max: untilToday, visible: leaving },
  sfzjy: {
    ...reemployment.sfzjy,
    visible: (values: Reason & { sfzjy: string }) => leaving(values) && reemployment.sfzjy.visible(values),
  },
  swrxm: { kind: 'text', label: '被继承人姓名', length: 'name', spaces: 'keep', visible: inheritance },
  swrzjhm: { kind: 'idno', label: '被继承人证件号码', visible: inheritance },
  swrq: { kind: 'date', label: '死亡日期', max: untilToday, visible: inheritance },
  jcrgx: {
    kind: 'select',
    label: '与被继承人关系',
    visible: inheritance,
    options: [
      { value: '02', label: '配偶' },
      { value: '03', label: '父母' },
      { value: '04', label: '子女' },
      { value: '05', label: '配偶的父母' },
      { value: '09', label: '共有人' },
      { value: '99', label: '其他' },
    ],
  },
  jcfe: { ...SHARE, label: '继承份额', visible: inheritance, rules: [shareOf('继承份额')] },
  hbrgx: {
    kind: 'radio',
    label: '患者与本人关系',
    visible: illness,
    options: dictionaryPart('yjkrgx', '01', '02', '03', '04'),
  },
  hbrxm: { kind: 'text', label: '患者姓名', length: 'name', spaces: 'keep', visible: ofRelative },
  jbmc: { kind: 'select', label: '疾病名称', dictionary: 'zdjb', visible: illness },
  zfje: { kind: 'money', label: '个人负担金额', visible: illness },
  fyrq: { kind: 'date', label: '费用结算日期', min: since('p.zbYxq'), max: untilToday, visible: illness },
  dbzh: { kind: 'text', label: '低保证号', visible: relief },
  fphjje: { kind: 'money', label: '凭证金额', visible: byVoucher },
  pzhm: { kind: 'text', label: '凭证号码', visible: byVoucher },
  sxsm: {
    kind: 'text',
    label: '事项说明',
    length: 'remark',
    multiline: true,
    spaces: 'keep',
    visible: described,
  },
});
