import { monthsFrom, type PlainMonth, shiftMonth } from '../dates';
import { isSameName } from '../person-name';
import { putOffWay } from '../unit-terms';

/** What is said of each member for whom months are made up (domain catalogue GJ0202). */
export const backPayColumns = [
  { name: 'grzh', title: '个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
  { name: 'bjksny', title: '补缴起始年月', kind: 'month', needed: true },
  { name: 'bjjsny', title: '补缴终止年月', kind: 'month', needed: true },
  // Without one each month is made up on the base that was in force then.
  { name: 'bjjs', title: '补缴基数', kind: 'money' },
] as const;

interface BackPay {
  /** The month that the unit remits next, the present one, and how far back it goes without the counter. */
  due: PlainMonth;
  month: PlainMonth;
  most: number;
  /** The last month of the deferral in which the unit's next month lies; '' for none. */
  hjzzny?: PlainMonth | '';
  /** Whose account it is; undefined when the unit has none under the number. */
  member: { xingming: string; khrq: string } | undefined;
}

/** What is wrong with the months of a row, column → sentence; what was paid of them is the centre's to know. */
export function backPayFaults(
  { xingming = '', bjksny = '', bjjsny = '' }: Readonly<Record<string, string>>,
  { due, month, most, hjzzny = '', member }: BackPay,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const last = shiftMonth(due, -1);
  if (!member) faults.grzh = '不是本单位正常缴存或封存的职工账户';
  else if (xingming && !isSameName(xingming, member.xingming)) faults.xingming = '姓名与该账户不一致';
  if (bjksny && bjksny < shiftMonth(month, -most)) {
    faults.bjksny = `补缴期间超出线上办理范围（最近${most}个月），请到网点办理`;
  } else if (bjksny && member && bjksny < member.khrq.slice(0, 7)) {
    faults.bjksny = `补缴起始年月不能早于开户年月（${member.khrq.slice(0, 7)}），更早的请到网点办理`;
  }
  if (bjjsny && bjjsny > last && bjjsny <= hjzzny) faults.bjjsny = `${due}至${hjzzny}已批准缓缴：${putOffWay(hjzzny)}`;
  else if (bjjsny && bjjsny > last) {
    faults.bjjsny = `补缴终止年月应小于等于单位缴至年月（${last}），以后的月份请办理汇缴`;
  } else if (bjksny && bjjsny && bjjsny < bjksny) faults.bjjsny = '补缴终止年月不能早于补缴起始年月';
  return faults;
}

/** Months of a row without a fault. */
export const monthsOfRow = ({ bjksny = '', bjjsny = '' }: Readonly<Record<string, string>>) =>
  monthsFrom(bjksny, bjjsny);
