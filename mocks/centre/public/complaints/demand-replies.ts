// A unit's reply to 催缴与文书 is a question to 稽核执法处, answered like any other (docs/rules/unit.md, Owing and demands).

import type { Page } from '@/api/person/person';
import type { Demand } from '@/api/unit/demands';
import { byEndOf, fundTime, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { demandReply } from '@/schema/unit/statements';
import { departmentName, ENFORCEMENT } from '../../../data/departments';
import { operatorOf } from '../../access/current-operator';
import { gapOf } from '../../access/gate';
import { notify } from '../../access/notify';
import { readStatement } from '../../cases/read-fields';
import { idempotent } from '../../kernel/idempotency';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction, transactionOn } from '../../kernel/transaction';
import { deferralIn } from '../../kernel/unit/unit-reliefs';
import { type DemandRecord, demandName, demandState, demands, demandsOf } from '../../remittance/demands';
import { owedSums, owedText } from '../../remittance/due-months';
import { openListsOf } from '../../remittance/list/records';
import { outstandingOf } from '../../remittance/outstanding';
import { BACK_PAYMENT_LINK } from '../../remittance/relief-days';
import type { ComplaintRecord } from './complaint-record';
import { complaints, fileComplaint } from './complaints';
import { answerComplaint } from './complaints-steps';

const PAGE = '催缴与文书';
const REMIT = '/dwwt/jcyw/dw_huij';

export function listDemands(tx: Transaction, actor: Actor, input: Paging & { zt: string }): Page<Demand> {
  const { dwzh } = unitOf(tx, actor);
  const all = demandsOf(tx.store, dwzh).map((one) => viewOf(tx, one));
  return pageOfRows(tx, chosenRows(all, input, { same: ['zt'] }).reverse(), input);
}

/** Records the unit's only reply; it suspends nothing. @throws BusinessError */
export function replyToDemand(tx: Transaction, actor: Actor, input: { wsh: string; nr: string }): Demand {
  return idempotent(tx, actor, { name: 'cjhf', number: input.wsh, content: input.nr }, () => reply(tx, actor, input));
}

function reply(tx: Transaction, actor: Actor, { wsh, nr }: { wsh: string; nr: string }): Demand {
  const found = demands(tx.store).get(wsh);
  if (found?.dwzh !== unitOf(tx, actor).dwzh) throw new BusinessError(REFUSED, '未找到该文书，请从列表中重新打开');
  if (found.reply) throw new BusinessError(REFUSED, `该文书已于${found.reply.sj}回复，如需补充请拨打12329`);
  const { nr: text } = readStatement(tx, demandReply, { nr });
  const { jbrxm = '', jbrsjhm = '' } = operatorOf(tx, actor) ?? {};
  const name = demandName(found);
  const { tsbh, cnrq } = fileComplaint(tx, actor, {
    bt: `对${name}的回复`,
    nr: text,
    xm: jbrxm,
    lxdh: jbrsjhm,
    bmdm: ENFORCEMENT,
    seenAt: PAGE,
  });
  const replied = { ...found, reply: { nr: text, sj: fundTime(tx.now()), jbrxm, tsbh } };
  demands(tx.store).put(wsh, replied);
  const by = departmentName(ENFORCEMENT);
  const data = { wsh, name, reply: text, by, cnrq, until: found.until };
  notify(tx, ownerOf({ kind: 'unit', dwzh: found.dwzh }), 'demand-replied', data);
  return viewOf(tx, replied);
}

/** Daily: answers replies past their deadline by the ledger and notifies the unit. */
export function answerDemands(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const demand of [...demands(store).values()]) {
    const asked = answerOf(store, demand);
    if (asked && asked.df.length === 0 && asked.cnrq <= day) answerComplaint(tx, asked, answerText(tx, demand));
  }
}

const answerOf = (store: Store, { reply: said }: DemandRecord): ComplaintRecord | undefined =>
  said && complaints(store).get(said.tsbh);

/** State of the demanded months and the next step. */
function answerText(tx: Transaction, demand: DemandRecord): string {
  const { dwzh, months, until } = demand;
  const owed = owedSums(tx.store, dwzh, months);
  if (owed.fen === 0n)
    return `经核对账务，${months.join('、')}的住房公积金已缴清，${demandName(demand)}已了结，无需再办理。`;
  const then =
    until < tx.today() ? `缴存期限${until}已过，请立即缴清，逾期的中心依法继续处理` : `请于${byEndOf(until)}缴清`;
  return `经核对账务，贵单位${owedText(owed)}。${then}：在“${PAGE}”点“去缴纳”。对本答复有异议的，可以在“我的诉求”申请复核。`;
}

function viewOf(tx: Transaction, record: DemandRecord): Demand {
  const { wsh, lx, dwzh, months, fen, served, until, reply: said } = record;
  const now = owedSums(tx.store, dwzh, months);
  const asked = answerOf(tx.store, record);
  const answer = asked?.df.at(-1);
  return {
    wsh,
    lx,
    qj: months.length > 1 ? `${months[0]}至${months.at(-1)}` : (months[0] ?? ''),
    je: toYuan(fen),
    yjje: toYuan(now.due),
    sjje: toYuan(now.received),
    wjje: toYuan(now.fen),
    zmbh: record.zmbh ?? '',
    sdrq: served,
    qx: until,
    zt: demandState(tx, record),
    hfnr: said?.nr ?? '',
    hfsj: said?.sj ?? '',
    tsbh: said?.tsbh ?? '',
    dfnr: answer?.dfnr ?? (asked ? `${departmentName(asked.bmdm)}将于${asked.cnrq}前答复` : ''),
    dfsj: answer?.dfsj ?? '',
    ...(now.fen === 0n ? { lj: '', bkyy: '', bkyw: '' } : wayOf(tx, record)),
  };
}

/** Payment link of a demand: the open list if there is one, otherwise a form, with what has to be corrected first. */
function wayOf(tx: Transaction, { dwzh, months }: DemandRecord): Pick<Demand, 'lj' | 'bkyy' | 'bkyw'> {
  const list = openListsOf(tx.store, dwzh).find(({ hjny, bj }) =>
    months.some((month) => (bj?.ksny ?? hjny) <= month && month <= hjny),
  );
  const waiting = list && outstandingOf(list);
  if (waiting) return { lj: waiting.lj, bkyy: '', bkyw: '' };
  const gap = gapOf(tx, { kind: 'unit', dwzh });
  if (gap) return { lj: gap.lj ?? '', bkyy: gap.refusal, bkyw: gap.ywlx };
  const usual = months.filter((month) => !deferralIn(tx.store, dwzh, month));
  return { lj: owedSums(tx.store, dwzh, usual).fen > 0n ? REMIT : BACK_PAYMENT_LINK, bkyy: '', bkyw: '' };
}
