// 催缴与文书: what the centre serves on a unit that does not remit (domain catalogue 12.2), one after the other until it has paid.
import type { Demand, DemandState } from '@/api/demands';
import type { DocumentKind } from '@/api/documents';
import type { Page } from '@/api/person';
import { addDays, fundTime, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { operatorOf } from '../access/acting';
import { issueDocument } from '../documents/document';
import { answeredOnce } from '../kernel/answered-once';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { pageOfRows } from '../kernel/list-page';
import { type UnitRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { dueMonth } from './confirm';
import { dueMonths } from './due-months';
import { lastDayToRemit } from './last-day';
import { nextRemittanceNumber } from './numbers';
import { isBooked } from './records';
import { bookedRoster } from './roster';
import { debitToCome } from './standing';
import { tellUnit } from './tell-unit';

/** 1 催缴提醒, 2 责令限期缴存, 3 行政处罚告知. */
type DemandKind = '1' | '2' | '3';
const NAMES: Readonly<Record<DemandKind, string>> = {
  '1': '催缴提醒',
  '2': '责令限期缴存通知书',
  '3': '行政处罚告知书',
};
const NEXT: Readonly<Partial<Record<DemandKind, DemandKind>>> = { '1': '2', '2': '3' };
/** Kind of the document (dictionary zmlx); a reminder is none. */
const PAPERS: Readonly<Partial<Record<DemandKind, DocumentKind>>> = { '2': '48', '3': '49' };
const MOST_WORDS = 200;

interface DemandRecord {
  wsh: string;
  dwzh: string;
  lx: DemandKind;
  months: readonly PlainMonth[];
  /** What was owed when it was served. */
  fen: Fen;
  served: PlainDate;
  until: PlainDate;
  /** The document, of what is more than a reminder. */
  zmbh?: string;
  reply?: { nr: string; sj: string; jbrxm: string };
}

const demands = (store: Store) => store.table<DemandRecord>('remittance-demands');

function demandsOf(store: Store, dwzh: string): DemandRecord[] {
  return [...demands(store).values()].filter((one) => one.dwzh === dwzh);
}

/** By the books: it is over when its months are paid. */
function stateOf(desk: Desk, { dwzh, months, until, reply }: DemandRecord): DemandState {
  if (months.every((month) => isBooked(desk.store, dwzh, month))) return '3';
  if (until < desk.today()) return '2';
  return reply ? '1' : '0';
}

const isOpen = (desk: Desk, one: DemandRecord) => stateOf(desk, one) !== '3';

/** Each morning: a reminder for what is overdue and will not be debited, and the next step where the last one ran out unpaid. */
export function serveDemands(desk: Desk, unit: UnitRecord): void {
  // Asked of every unit each day: what costs its lists of months is asked last.
  if (lastDayToRemit(desk.store, unit, dueMonth(desk, unit)) >= desk.today()) return;
  const open = demandsOf(desk.store, unit.dwzh).filter((one) => isOpen(desk, one));
  const last = open.at(-1);
  const next = last === undefined ? '1' : last.until < desk.today() ? NEXT[last.lx] : undefined;
  if (!next || debitToCome(desk, unit)) return;
  const overdue = dueMonths(desk, unit)?.overdue;
  if (overdue && overdue.months.length > 0) serve(desk, unit, next, overdue);
}

function serve(desk: Desk, unit: UnitRecord, lx: DemandKind, owed: { months: readonly PlainMonth[]; fen: Fen }): void {
  const wsh = nextRemittanceNumber(desk.store, 'WS', desk.today());
  const until = addDays(desk.today(), policyCount('p.cjQx'));
  const { dwzh } = unit;
  const demand: DemandRecord = { wsh, dwzh, lx, ...owed, served: desk.today(), until };
  demands(desk.store).put(wsh, { ...demand, ...paperOf(desk, unit, demand) });
  tellUnit(desk, dwzh, {
    id: `ws-${wsh}`,
    title: NAMES[lx],
    nr: `贵单位${owed.months.join('、')}住房公积金${moneyText(owed.fen)}尚未汇缴，中心已送达${NAMES[lx]}（${wsh}），请于${until}前缴清；有异议的请在“催缴与文书”回复。`,
    ywlsh: '',
  });
}

/** What is served on paper, as a document of the unit. */
function paperOf(desk: Desk, { dwmc, dwzh }: UnitRecord, demand: DemandRecord): { zmbh?: string } {
  const { wsh, lx, months, fen, served, until } = demand;
  const kind = PAPERS[lx];
  if (!kind) return {};
  const order = '请在期限内缴清；有异议的可以在“催缴与文书”回复，陈述和申辩。';
  const { zmbh } = issueDocument(desk, {
    owner: ownerOf({ kind: 'unit', dwzh }),
    kind,
    once: `ws:${wsh}`,
    content: {
      title: NAMES[lx],
      facts: [
        { label: '文书号', value: wsh },
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '未汇缴的月份', value: months.join('、') },
        { label: '欠缴金额', value: moneyText(fen) },
        { label: '送达日期', value: served },
        { label: '缴清期限', value: until },
      ],
      paragraphs: [`贵单位上列月份的住房公积金逾期未缴，依据《住房公积金管理条例》送达本${NAMES[lx]}。${order}`],
      seal: true,
    },
  });
  return { zmbh };
}

/** 责令限期缴存 or a penalty that is not settled: such a unit has no clean record. */
export function openEnforcement(desk: Desk, dwzh: string): string {
  const open = demandsOf(desk.store, dwzh).filter((one) => one.lx !== '1' && isOpen(desk, one));
  return open.map(({ lx, wsh }) => `${NAMES[lx]}（${wsh}）`).join('、');
}

export function listDemands(desk: Desk, actor: Actor, input: { zt: string; page: number; size: number }): Page<Demand> {
  const { dwzh } = unitOf(desk, actor);
  const rows = demandsOf(desk.store, dwzh)
    .map((one) => viewOf(desk, one))
    .filter(({ zt }) => input.zt === '' || zt === input.zt)
    .reverse();
  return pageOfRows(desk, rows, input);
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
  const jbrxm = operatorOf(desk, actor)?.jbrxm ?? '';
  const replied = { ...found, reply: { nr: text, sj: fundTime(desk.now()), jbrxm } };
  demands(desk.store).put(wsh, replied);
  tellUnit(desk, found.dwzh, {
    id: `wshf-${wsh}`,
    title: `${NAMES[found.lx]}已回复`,
    nr: `贵单位对${NAMES[found.lx]}（${wsh}）的回复已收到：${text}。回复不改变缴存期限${found.until}，中心的答复另行送达。`,
    ywlsh: '',
  });
  return viewOf(desk, replied);
}

function viewOf(desk: Desk, record: DemandRecord): Demand {
  const { wsh, lx, months, fen, served, until, reply: said } = record;
  const paid = stateOf(desk, record) === '3';
  const booked = months.reduce(
    (sum, month) => sum + (bookedRoster(desk.store, record.dwzh, month)?.figures.hjje ?? 0n),
    0n,
  );
  const settled = paid || booked > fen ? fen : booked;
  return {
    wsh,
    lx,
    qj: months.length > 1 ? `${months[0]}至${months.at(-1)}` : (months[0] ?? ''),
    je: toYuan(fen),
    yjje: toYuan(settled),
    wjje: toYuan(fen - settled),
    zmbh: record.zmbh ?? '',
    sdrq: served,
    qx: until,
    zt: stateOf(desk, record),
    hfnr: said?.nr ?? '',
    hfsj: said?.sj ?? '',
    kjn: paid ? '0' : '1',
  };
}
