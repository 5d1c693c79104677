import type { Option } from '@/form/field-kinds';

/** The first field of TQ0199: each reason with what it is about in one sentence. */
export const reasonCards: readonly Option[] = [
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

export const reasonLabel = (code: string) => reasonCards.find(({ value }) => value === code)?.label ?? '--';
