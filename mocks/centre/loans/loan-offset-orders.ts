import { fundTime } from '@/domain/dates';
import { fenOf } from '@/domain/money';
import { agreements } from '../cases/agreements';
import { type CaseRecord, cases } from '../cases/case-states';
import { type Desk, ownerOf } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { persons } from '../kernel/people';
import { activeOffset, type OffsetRecord, offsets } from './loan-offsets';
import type { LoanRecord } from './loans';

export function beginOffset(desk: Desk, { ywlsh, values }: CaseRecord): void {
  const accounts = (values.chry ?? '').split(',').filter(Boolean);
  const { chfs, thfs } = values;
  putOffset(desk, {
    ywlsh,
    dkzh: values.dkzh ?? '',
    chfs: chfs === '02' ? '02' : '01',
    thfs: chfs === '02' && (thfs === '01' || thfs === '02') ? thfs : '',
    cxr: chfs === '02' ? (values.cxr ?? '').slice(5) : '',
    first: chfs === '02' ? (values.cxr ?? '') : '',
    keep: values.blje ? fenOf(values.blje) : 0n,
    accounts,
    from: Number(values.sxqc),
  });
}

/** Puts a signed order into force: standing withdrawals for rent and loan repayment of everybody in it end with it. Who takes part besides the applicant hears it here. */
export function putOffset(desk: Desk, order: OffsetRecord): void {
  offsets(desk.store).put(order.ywlsh, order);
  for (const grzh of order.accounts) endAgreements(desk, grzh);
  const signed = cases(desk.store).get(order.ywlsh)?.owner;
  const begins = order.chfs === '02' ? `首次冲本金日为${order.first}` : `自第${order.from}期起`;
  const nr = `贷款${order.dkzh}的冲还贷已生效，${begins}，按协议从您的公积金账户扣划。`;
  for (const grzh of order.accounts) {
    if (personOwner(grzh) !== signed) tell(desk, grzh, `qychd-${order.ywlsh}-${grzh}`, '冲还贷已生效', nr);
  }
}

/** Whoever asked for it hears of it by the case; the others who take part hear it here. */
export function endOffset(desk: Desk, { values, owner }: CaseRecord): void {
  const from = Number(values.sxqc);
  const nr = `贷款${values.dkzh}的冲还贷已解除，自第${from}期起由还款银行卡还款。`;
  end(desk, values.dkzh ?? '', { from, jcyy: values.jcyy ?? '', title: '冲还贷已解除', nr }, owner);
}

/** A loan that is paid off takes its order with it, as the agreement says; whoever takes part in it hears it. */
export function endOffsetOfPaidLoan(desk: Desk, { dkzh, paid }: LoanRecord): void {
  const nr = `贷款${dkzh}已结清，冲还贷协议终止，不再从您的公积金账户扣划。`;
  end(desk, dkzh, { from: paid + 1, jcyy: '贷款结清', title: '冲还贷已终止', nr });
}

function end(
  desk: Desk,
  dkzh: string,
  why: { from: number; jcyy: string; title: string; nr: string },
  told?: string,
): void {
  const order = activeOffset(desk.store, dkzh);
  if (!order) return;
  const ended = { from: why.from, day: desk.today(), jcyy: why.jcyy };
  offsets(desk.store).put(order.ywlsh, { ...order, ended });
  for (const grzh of order.accounts) {
    if (personOwner(grzh) !== told) tell(desk, grzh, `jcchd-${order.ywlsh}-${grzh}`, why.title, why.nr);
  }
}

function endAgreements(desk: Desk, grzh: string): void {
  for (const one of [...agreements(desk.store).values()]) {
    if (one.grzh !== grzh || one.zt === '0') continue;
    agreements(desk.store).put(one.xybh, { ...one, zt: '0', zzyy: '已签约冲还贷', zzrq: desk.today() });
    tell(desk, grzh, `ydtq-zz-${one.xybh}`, '约定提取已终止', `您的约定提取已于${desk.today()}终止：已签约冲还贷。`);
  }
}

const personOwner = (grzh: string) => ownerOf({ kind: 'person', grzh });

function tell(desk: Desk, grzh: string, xxId: string, title: string, nr: string): void {
  if (!persons(desk.store).get(grzh)?.passwordHash) return;
  sendMessage(desk.store, {
    xxId,
    owner: personOwner(grzh),
    title,
    nr,
    xxlx: '贷款通知',
    fssj: fundTime(desk.now()),
    ywlsh: '',
  });
}
