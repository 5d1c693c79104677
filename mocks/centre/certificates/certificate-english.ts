// A certificate for use abroad says everything in two languages, the Chinese first: it is the one that counts.
import type { LabelledValue } from '@/api/business';
import type { DocumentContent, DocumentTable } from '../documents/document';

/** Chinese words of the certificate of deposits, and what they are called in English. */
const ENGLISH: Readonly<Record<string, string>> = {
  个人住房公积金缴存证明: 'Certificate of Housing Provident Fund Contributions',
  姓名: 'Name',
  护照姓名拼写: 'Name as in passport',
  证件类型: 'ID type',
  证件号码: 'ID number',
  个人账号: 'Account number',
  单位名称: 'Employer',
  账户状态: 'Account status',
  开户日期: 'Opened on',
  缴至年月: 'Contributed up to',
  缴存基数: 'Monthly base',
  缴存比例: 'Contribution rate',
  月缴存额: 'Monthly contribution',
  账户余额: 'Balance',
  连续缴存月数: 'Consecutive months',
  累计缴存月数: 'Months in total',
  缴存期间: 'Period',
  期间缴存笔数: 'Contributions in period',
  期间缴存合计: 'Sum of period',
  证明用途: 'Purpose',
  缴存明细: 'Contributions',
  汇缴年月: 'Month',
  入账日期: 'Booked on',
  业务: 'Kind',
  '单位缴存（元）': 'Employer (CNY)',
  '个人缴存（元）': 'Employee (CNY)',
  '合计（元）': 'Total (CNY)',
  汇缴: 'Monthly',
  补缴: 'Back payment',
  身份证: 'Resident Identity Card',
  军官证: 'Military Officer Card',
  护照: 'Passport',
  外国人永久居留证: 'Permanent Residence Card',
  港澳台居民居住证: 'Residence Permit for Hong Kong, Macao and Taiwan Residents',
  正常: 'Active',
  封存: 'Suspended',
  冻结: 'Frozen',
  提取销户: 'Closed',
  合并销户: 'Merged',
  外部转出销户: 'Transferred out',
  办理签证: 'Visa application',
  异地购房贷款: 'Housing loan in another city',
  积分落户: 'Household registration',
  子女入学: 'School enrolment',
  证明缴存或还款情况: 'Proof of contributions or repayments',
};

/** The certificate with an English line to each of its lines; names of employers and words of the person's own stay as they are. */
export function inTwoLanguages(content: DocumentContent, until: string): DocumentContent {
  return {
    ...content,
    bilingual: true,
    subtitle: ENGLISH[content.title] ?? '',
    facts: content.facts.map(bilingualFact),
    tables: (content.tables ?? []).map(bilingualTable),
    paragraphs: [
      ...(content.paragraphs ?? []),
      `This is to certify that the above employee contributes to the housing provident fund at this centre. Data as of ${until}.`,
      'This certificate is for the stated purpose only and is no decision on a withdrawal or a loan.',
    ],
  };
}

function bilingualFact(fact: LabelledValue): LabelledValue {
  const english = englishValue(fact.value);
  return {
    ...fact,
    label: both(fact.label),
    value: english === '' ? fact.value : `${fact.value} / ${english}`,
  };
}

function bilingualTable({ caption, head, rows, ...rest }: DocumentTable): DocumentTable {
  return {
    ...rest,
    ...(caption && { caption: both(caption) }),
    head: head.map(both),
    rows: rows.map((row) => row.map(both)),
  };
}

const both = (text: string) => (ENGLISH[text] ? `${text} ${ENGLISH[text]}` : text);

/** Money, months, counts and rates by their form, words by the list; '' for what is the same in both. */
function englishValue(value: string): string {
  const money = /^([\d,]+\.\d\d)元$/.exec(value);
  if (money) return `CNY ${money[1]}`;
  const months = /^(\d+)个月$/.exec(value);
  if (months) return `${months[1]} months`;
  const rates = /^单位([\d.]+%)，个人([\d.]+%)$/.exec(value);
  if (rates) return `employer ${rates[1]}, employee ${rates[2]}`;
  const times = /^(\d+)笔$/.exec(value);
  if (times) return times[1] ?? '';
  const span = /^(\d{4}-\d\d)至(\d{4}-\d\d)$/.exec(value);
  if (span) return `${span[1]} to ${span[2]}`;
  return ENGLISH[value] ?? '';
}
