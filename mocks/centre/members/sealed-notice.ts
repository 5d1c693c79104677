import type { PlainMonth } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { labelOf } from '../cases/field-reader';
import type { Desk } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import { tellAnyway } from '../kernel/reminders';
import { hasRunningLoan } from '../loans/loans';

/** What somebody with this reason may do next (domain catalogue GJ0305: 转移、提取条件、恢复). */
const NEXT: Readonly<Record<string, string>> = {
  '01': `重新就业后由新单位转入并恢复缴存；封存满${policyCount('p.fcXh')}个月仍未就业的，可以办理其他原因提取。`,
  '02': '您可以办理离退休提取。',
  '03': '恢复发放工资后由单位办理启封，继续缴存。',
  '04': `在新缴存地设立账户并缴存满${policyCount('p.zyKhys')}个月后，可以申请把账户转移到当地。`,
  '05': '您可以办理出境定居提取。',
  '06': '您可以办理丧失劳动能力提取。',
  '07': '继承人可以办理其他原因提取（死亡、继承）。',
  '08': '重新就业后由新单位转入并恢复缴存。',
  '99': '重新就业或恢复发放工资后由单位办理启封或转入，继续缴存。',
};

/** The member is told at once: nobody is sealed behind their back (domain catalogue GJ0305). */
export function tellSealed(
  desk: Desk,
  person: PersonRecord,
  { dwmc, fcyy, fcny, ywlsh }: { dwmc: string; fcyy: string; fcny: PlainMonth; ywlsh: string },
): void {
  const owing = hasRunningLoan(desk.store, person.grzh);
  const loan = owing ? '您有未结清的贷款，冲还贷使用账户余额，余额不足的由还款银行卡扣款，请备足款项。' : '';
  tellAnyway(desk, person, {
    xxId: `fc-${ywlsh}-${person.grzh}`,
    title: '账户封存',
    nr: `${dwmc}已为您办理账户封存（${labelOf('fcyy', fcyy)}），自${fcny}起停止缴存，余额照常计息。${NEXT[fcyy] ?? ''}${loan}有异议的请联系单位或拨打12329。`,
    xxlx: '缴存通知',
  });
}
