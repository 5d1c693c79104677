import { fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { branches } from '../../data/counters';
import { smsOperator } from '../access/operator-sms';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import { checkersOf, checkersText } from '../cases/check-state';
import { branchOfOwner } from '../cases/last-branch';
import { type Desk, ownerOf } from '../kernel/desk';
import { type Operator, units } from '../kernel/people';
import { addWorkingDays } from '../kernel/working-days';
import { wayRows } from './payment-choice';
import { monthlyName, type RosterSnapshot } from './records';
import { tellUnit } from './tell-unit';

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
    files: '',
    values: { ...values, hjrs: String(figures.hjrs) },
    je: figures.hjje,
    jemc: '汇缴金额',
    blqd,
    ywwd: branchOfOwner(desk, { kind: 'unit', dwzh }),
    sqnr: [
      { label: '汇缴年月', value: hjny },
      { label: '清册确认单号', value: qcqrdh },
      { label: '本月汇缴', value: `${figures.hjrs}人，${moneyText(figures.hjje)}` },
      ...wayRows(desk.store, '汇缴方式', { hjfs: values.hjfs ?? '', zhbh: values.zhbh ?? '', used: 0n }),
    ],
    lc: [],
  };
  cases(desk.store).put(ywlsh, blank);
  return moveCase(desk, blank, { to: '98', jdmc: '自动汇缴', clr: blqd, yj: '按单位约定自动确认清册' });
}

/** Nobody has to say yes any more: it waits for its money. */
export function confirmAutomatic(desk: Desk, accepted: CaseRecord, { figures, qcqrdh }: RosterSnapshot): CaseRecord {
  const yj = `清册确认单${qcqrdh}，${figures.hjrs}人，应缴${moneyText(figures.hjje)}，待缴款`;
  return moveCase(desk, accepted, { to: '02', jdmc: '清册已确认', clr: accepted.blqd, yj });
}

/** Nothing is debited before another operator of the unit says yes; what is judged again then is what a clerk would have sent. */
export function holdAutomatic(
  desk: Desk,
  accepted: CaseRecord,
  { jbr, why }: { jbr: Operator | undefined; why: string },
): CaseRecord {
  const { hjje: _, hjrs: __, ...sent } = accepted.values;
  const ywwd = accepted.ywwd || (branches[0]?.wdbh ?? '');
  const held: CaseRecord = {
    ...accepted,
    ...(jbr && { jbr }),
    automatic: true,
    // Nothing is promised before the unit's own yes.
    cnbjsj: '',
    sent: { ...sent, ywwd },
    check: { zt: 'waiting', why },
  };
  cases(desk.store).put(held.ywlsh, held);
  const { owner, ywlsh, ywmc, je } = held;
  const dwzh = owner.slice('unit:'.length);
  const nr = `${ywmc}${moneyText(je)}按约定自动汇缴，${why}，请${checkersText(desk.store, held)}在“我的办件”中复核，通过后扣款；退回的须自行办理。`;
  tellUnit(desk, dwzh, { id: `zdfh-${ywlsh}`, title: `${ywmc}自动扣款待复核`, nr, ywlsh });
  for (const one of checkersOf(desk.store, held)) {
    if (one.jbrsjhm !== units(desk.store).get(dwzh)?.operator.jbrsjhm) smsOperator(desk, dwzh, one, nr);
  }
  return held;
}
