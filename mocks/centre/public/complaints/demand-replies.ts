// What a unit says to a paper of 催缴与文书, and what the centre answers: a question to its enforcement as any other (decision 321).
import type { Demand } from '@/api/demands';
import type { Page } from '@/api/person';
import { byEndOf, fundTime, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { departmentName, ENFORCEMENT } from '../../../data/departments';
import { operatorOf } from '../../access/acting';
import { gapOf } from '../../access/gate';
import { answeredOnce } from '../../kernel/answered-once';
import { type Actor, type Desk, deskOn, REFUSED, Refusal } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { deferralIn } from '../../kernel/unit-reliefs';
import { type DemandRecord, demandName, demandState, demands, demandsOf } from '../../remittance/demands';
import { owedOf, owedText } from '../../remittance/due-months';
import { outstandingOf } from '../../remittance/outstanding';
import { openListsOf } from '../../remittance/records';
import { MAKE_UP } from '../../remittance/relief-days';
import { tellUnit } from '../../remittance/tell-unit';
import { type ComplaintRecord, complaints, fileComplaint } from './complaints';
import { answerComplaint } from './complaints-steps';

const MOST_WORDS = 200;
const PAGE = '催缴与文书';
const REMIT = '/dwwt/jcyw/dw_huij';

export function listDemands(desk: Desk, actor: Actor, input: Paging & { zt: string }): Page<Demand> {
  const { dwzh } = unitOf(desk, actor);
  const all = demandsOf(desk.store, dwzh).map((one) => viewOf(desk, one));
  return pageOfRows(desk, chosenRows(all, input, { same: ['zt'] }).reverse(), input);
}

/** The unit's word on it, once; it stops nothing. @throws Refusal */
export function replyToDemand(desk: Desk, actor: Actor, input: { wsh: string; nr: string }): Demand {
  return answeredOnce(desk, actor, { name: 'cjhf', number: input.wsh, content: input.nr }, () =>
    reply(desk, actor, input),
  );
}

function reply(desk: Desk, actor: Actor, { wsh, nr }: { wsh: string; nr: string }): Demand {
  const found = demands(desk.store).get(wsh);
  if (found?.dwzh !== unitOf(desk, actor).dwzh) throw new Refusal(REFUSED, '未找到该文书，请从列表中重新打开');
  if (found.reply) throw new Refusal(REFUSED, `该文书已于${found.reply.sj}回复，如需补充请拨打12329`);
  const text = nr.trim();
  const problem =
    text === '' ? '请输入回复内容' : [...text].length > MOST_WORDS ? `回复内容不能超过${MOST_WORDS}个字` : '';
  if (problem) throw new Refusal(REFUSED, problem, { fieldErrors: { nr: problem } });
  const { jbrxm = '', jbrsjhm = '' } = operatorOf(desk, actor) ?? {};
  const name = demandName(found);
  const { tsbh, cnrq } = fileComplaint(desk, actor, {
    bt: `对${name}的回复`,
    nr: text,
    xm: jbrxm,
    lxdh: jbrsjhm,
    bmdm: ENFORCEMENT,
    seenAt: PAGE,
  });
  const replied = { ...found, reply: { nr: text, sj: fundTime(desk.now()), jbrxm, tsbh } };
  demands(desk.store).put(wsh, replied);
  tellUnit(desk, found.dwzh, {
    id: `wshf-${wsh}`,
    title: `${name}已回复`,
    nr: `贵单位对${name}的回复已收到：${text}。${departmentName(ENFORCEMENT)}将于${cnrq}前答复；回复不改变缴存期限${found.until}。`,
    ywlsh: '',
  });
  return viewOf(desk, replied);
}

/** Daily: what no clerk has answered by the promised day is answered by the books, and the unit told. */
export function answerDemands(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const demand of [...demands(store).values()]) {
    const asked = answerOf(store, demand);
    if (asked && asked.df.length === 0 && asked.cnrq <= day) answerComplaint(desk, asked, answerText(desk, demand));
  }
}

const answerOf = (store: Store, { reply: said }: DemandRecord): ComplaintRecord | undefined =>
  said && complaints(store).get(said.tsbh);

/** How its months stand, and what comes next. */
function answerText(desk: Desk, demand: DemandRecord): string {
  const { dwzh, months, until } = demand;
  const owed = owedOf(desk.store, dwzh, months);
  if (owed.fen === 0n)
    return `经核对账务，${months.join('、')}的住房公积金已缴清，${demandName(demand)}已了结，无需再办理。`;
  const then =
    until < desk.today() ? `缴存期限${until}已过，请立即缴清，逾期的中心依法继续处理` : `请于${byEndOf(until)}缴清`;
  return `经核对账务，贵单位${owedText(owed)}。${then}：在“${PAGE}”点“去缴纳”。对本答复有异议的，可以在“我的诉求”申请复核。`;
}

function viewOf(desk: Desk, record: DemandRecord): Demand {
  const { wsh, lx, dwzh, months, fen, served, until, reply: said } = record;
  const now = owedOf(desk.store, dwzh, months);
  const asked = answerOf(desk.store, record);
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
    zt: demandState(desk, record),
    hfnr: said?.nr ?? '',
    hfsj: said?.sj ?? '',
    tsbh: said?.tsbh ?? '',
    dfnr: answer?.dfnr ?? (asked ? `${departmentName(asked.bmdm)}将于${asked.cnrq}前答复` : ''),
    dfsj: answer?.dfsj ?? '',
    ...(now.fen === 0n ? { lj: '', bkyy: '', bkyw: '' } : wayOf(desk, record)),
  };
}

/** Where it is paid: whose list waits for its money pays that list; a form says first what is to be put right before it. */
function wayOf(desk: Desk, { dwzh, months }: DemandRecord): Pick<Demand, 'lj' | 'bkyy' | 'bkyw'> {
  const list = openListsOf(desk.store, dwzh).find(({ hjny, bj }) =>
    months.some((month) => (bj?.ksny ?? hjny) <= month && month <= hjny),
  );
  const waiting = list && outstandingOf(list);
  if (waiting) return { lj: waiting.lj, bkyy: '', bkyw: '' };
  const gap = gapOf(desk, { kind: 'unit', dwzh });
  if (gap) return { lj: gap.lj ?? '', bkyy: gap.refusal, bkyw: gap.ywlx };
  const usual = months.filter((month) => !deferralIn(desk.store, dwzh, month));
  return { lj: owedOf(desk.store, dwzh, usual).fen > 0n ? REMIT : MAKE_UP, bkyy: '', bkyw: '' };
}
