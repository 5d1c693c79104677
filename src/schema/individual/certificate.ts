import { monthsBetween, type PlainMonth } from '@/domain/dates';
import { ENGLISH_TEXT_PROBLEM, isEnglishText } from '@/domain/text/english-text';
import { isPassportName, PASSPORT_NAME_PROBLEM } from '@/domain/text/passport-name';
import { defineSchema } from '../define-schema';
import { must, untilThisMonth, when } from '../rules';

const BILINGUAL = '2';

const showsDeposits = when('zmlx', '11');
const isForOtherCity = when('zmlx', '12');
const isOfLoan = when('zmlx', '13', '14');
const isOther = when('zmyt', '9');
const isBilingual = (values: { zmlx: string; zmyz: string }) => showsDeposits(values) && values.zmyz === BILINGUAL;
const hasPeriod = ({ zmlx, sflmx }: { zmlx: string; sflmx: string }) =>
  zmlx === '14' || (showsDeposits({ zmlx }) && sflmx === '1');
// The centre translates the purposes of its dictionary.
const needsEnglish = (values: { zmlx: string; zmyz: string; zmyt: string }) => isBilingual(values) && isOther(values);

const asInPassport = (name: string) => (isPassportName(name.toUpperCase()) ? undefined : PASSPORT_NAME_PROBLEM);
const inEnglish = (words: string) => (isEnglishText(words) ? undefined : ENGLISH_TEXT_PROBLEM);

type Period = { ksny: PlainMonth };
const inOrder = must<Period>((to, { ksny }) => ksny === '' || to >= ksny)('截止年月不能早于起始年月');
const notTooLong = must<Period>(
  (to, { ksny }, { policy }) => ksny === '' || monthsBetween(ksny, to) < Number(policy('p.zmQj')),
)((_, { policy }) => `证明期间不能大于${policy('p.zmQj')}个月`);

/** Certificates that a person is issued at once (docs/rules/certificates.md); what a kind has no use for is sent empty. */
export const certificateFields = defineSchema({
  zmlx: {
    kind: 'radio',
    label: '证明类型',
    options: [
      { value: '11', label: '缴存证明' },
      { value: '12', label: '异地贷款缴存使用证明' },
      { value: '13', label: '结清证明' },
      { value: '14', label: '还款明细证明' },
    ],
  },
  dkzh: { kind: 'select', label: '贷款', options: 'given', visible: isOfLoan },
  dkdzx: { kind: 'text', label: '贷款地公积金中心', spaces: 'keep', visible: isForOtherCity },
  zmyz: {
    kind: 'select',
    label: '语种',
    options: [
      { value: '1', label: '中文' },
      { value: BILINGUAL, label: '中英文对照（签证等境外使用）' },
    ],
    initial: '1',
    visible: showsDeposits,
  },
  sfxsye: {
    kind: 'select',
    label: '账户余额',
    options: [
      { value: '1', label: '显示' },
      { value: '0', label: '不显示' },
    ],
    initial: '1',
    visible: showsDeposits,
  },
  sflmx: {
    kind: 'select',
    label: '缴存明细',
    options: [
      { value: '0', label: '不列出' },
      { value: '1', label: '列出所选期间的每笔缴存' },
    ],
    initial: '0',
    visible: showsDeposits,
  },
  xmpy: {
    kind: 'text',
    label: '护照姓名拼写',
    spaces: 'keep',
    visible: isBilingual,
    rules: [asInPassport],
  },
  ksny: { kind: 'month', label: '起始年月', max: untilThisMonth, visible: hasPeriod },
  jsny: { kind: 'month', label: '截止年月', max: untilThisMonth, visible: hasPeriod, rules: [inOrder, notTooLong] },
  zmyt: { kind: 'select', label: '用途', dictionary: 'grzmyt' },
  ytsm: { kind: 'text', label: '用途说明', spaces: 'keep', visible: isOther },
  ytsmyw: {
    kind: 'text',
    label: '用途说明（英文）',
    spaces: 'keep',
    visible: needsEnglish,
    rules: [inEnglish],
  },
});
