import { fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { type Desk, ownerOf } from '../kernel/desk';
import { addWorkingDays } from '../kernel/working-days';
import { payerText } from './payers';
import { monthlyName, type RosterSnapshot } from './records';

/** The case that a standing instruction or the agreement of the counter opens by itself, so that the unit finds it where all its business is. */
export function acceptAutomatic(
  desk: Desk,
  { dwzh, hjny, figures, qcqrdh }: RosterSnapshot,
  ywlsh: string,
  values: Readonly<Record<string, string>>,
  blqd: string,
): CaseRecord {
  const slsj = fundTime(desk.now());
  const cnbjsj = addWorkingDays(desk.today(), 1);
  const blank: CaseRecord = {
    ywlsh,
    ywlx: 'GJ0201',
    ywmc: monthlyName(hjny),
    owner: ownerOf({ kind: 'unit', dwzh }),
    ywzt: '01',
    slsj,
    cnbjsj,
    since: desk.today(),
    fingerprint: '',
    values,
    je: figures.hjje,
    blqd,
    ywwd: '',
    sqnr: [
      { label: '汇缴年月', value: hjny },
      { label: '清册确认单号', value: qcqrdh },
      { label: '本月汇缴', value: `${figures.hjrs}人，${moneyText(figures.hjje)}` },
      { label: '汇缴方式', value: '委托扣款' },
      { label: '付款账户', value: payerText(desk.store, values.zhbh ?? '') },
    ],
    lc: [],
  };
  cases(desk.store).put(ywlsh, blank);
  const accepted = moveCase(desk, blank, { to: '98', jdmc: '自动汇缴', clr: blqd, yj: '按单位约定自动确认清册' });
  const yj = `清册确认单${qcqrdh}，${figures.hjrs}人，应缴${moneyText(figures.hjje)}，待缴款`;
  return moveCase(desk, accepted, { to: '02', jdmc: '清册已确认', clr: blqd, yj });
}
