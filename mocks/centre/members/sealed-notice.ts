import { fundTime, type PlainMonth } from '@/domain/dates';
import { labelOf } from '../cases/field-reader';
import type { Desk } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import { loansOf, publicStatus } from '../loans/loans';

/** What somebody with this reason may do next, where it is not the same for all. */
const NEXT: Readonly<Record<string, string>> = { '02': '您可以办理离退休提取。' };

/** The member is told at once: nobody is sealed behind their back (domain catalogue GJ0305). */
export function tellSealed(
  desk: Desk,
  person: PersonRecord,
  { dwmc, fcyy, fcny, ywlsh }: { dwmc: string; fcyy: string; fcny: PlainMonth; ywlsh: string },
): void {
  const owing = loansOf(desk.store, person.grzh).some((loan) => publicStatus(loan) !== '3');
  const loan = owing ? '您有未结清的贷款，冲还贷使用账户余额，余额不足的由还款银行卡扣款，请备足款项。' : '';
  tellPerson(
    desk,
    person,
    { box: 'always', sms: 'always' },
    {
      xxId: `fc-${ywlsh}-${person.grzh}`,
      title: '账户封存',
      nr: `${dwmc}已为您办理账户封存（${labelOf('fcyy', fcyy)}），自${fcny}起停止缴存，余额照常计息。${NEXT[fcyy] ?? ''}${loan}有异议的请联系单位或拨打12329。`,
      xxlx: '缴存通知',
      fssj: fundTime(desk.now()),
      ywlsh,
    },
  );
}
