// 催缴与文书: what the centre serves on a unit that does not remit (domain catalogue 12.2), one after the other until it has paid.
import type { DemandState } from '@/api/demands';
import type { DocumentKind } from '@/api/documents';
import type { TodoItem } from '@/api/todos';
import { addDays, byEndOf, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { issueDocument } from '../documents/document';
import { type Desk, ownerOf } from '../kernel/desk';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { dueMonths, isPastDue, type Owed, owedOf, owedText } from './due-months';
import { nextRemittanceNumber } from './numbers';
import { latePutOff } from './relief-days';
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
/** What is served on paper (dictionary zmlx; a reminder is not): what the centre orders or intends, and by which clause. */
const PAPERS: Readonly<Partial<Record<DemandKind, { kind: DocumentKind; follows: string }>>> = {
  '2': {
    kind: '48',
    follows:
      '依据《住房公积金管理条例》第三十八条，责令贵单位在缴清期限前缴清；逾期仍不缴存的，中心可以申请人民法院强制执行。',
  },
  '3': {
    kind: '49',
    follows:
      '贵单位经责令限期缴存，逾期仍未缴清。依据《住房公积金管理条例》第三十八条，中心拟申请人民法院对上列尚欠金额强制执行；期限内缴清的，不再申请。',
  },
};

/** Its figures are what was owed when it was served. */
export interface DemandRecord extends Owed {
  wsh: string;
  dwzh: string;
  lx: DemandKind;
  served: PlainDate;
  until: PlainDate;
  /** The document, of what is more than a reminder. */
  zmbh?: string;
  /** The unit's word on it, and the number under which the centre answers it. */
  reply?: { nr: string; sj: string; jbrxm: string; tsbh: string };
}

export const demands = (store: Store) => store.table<DemandRecord>('remittance-demands');

export function demandsOf(store: Store, dwzh: string): DemandRecord[] {
  return [...demands(store).values()].filter((one) => one.dwzh === dwzh);
}

/** What it is called wherever it is spoken of. */
export const demandName = ({ lx, wsh }: Pick<DemandRecord, 'lx' | 'wsh'>): string => `${NAMES[lx]}（${wsh}）`;

/** By the books: it is over when nothing of its months is owed any more. */
export function demandState(desk: Desk, { dwzh, months, until, reply }: DemandRecord): DemandState {
  if (owedOf(desk.store, dwzh, months).fen === 0n) return '3';
  if (until < desk.today()) return '2';
  return reply ? '1' : '0';
}

const isOpen = (desk: Desk, one: DemandRecord) => demandState(desk, one) !== '3';

/**
 * Each morning: a reminder for what is overdue and will not be debited, of what was put off too, and the next step where the last
 * one ran out unpaid. After the last step has been taken for some months, those that become overdue later begin with a reminder.
 */
export function serveDemands(desk: Desk, unit: UnitRecord): void {
  // Asked of every unit each day: what costs its lists of months is asked last.
  const late = latePutOff(desk, unit);
  const pastDue = isPastDue(desk, unit);
  if (late.length === 0 && !pastDue) return;
  const open = demandsOf(desk.store, unit.dwzh).filter((one) => isOpen(desk, one));
  const ended = open.findLastIndex(({ lx }) => NEXT[lx] === undefined);
  const last = open.slice(ended + 1).at(-1);
  const next = last === undefined ? '1' : last.until < desk.today() ? NEXT[last.lx] : undefined;
  if (!next) return;
  const usual = pastDue && !debitToCome(desk, unit) ? (dueMonths(desk, unit)?.overdue.months ?? []) : [];
  const done = new Set(open.slice(0, ended + 1).flatMap((one) => one.months));
  const months = [...late, ...usual].filter((month) => !done.has(month)).sort();
  if (months.length > 0) serve(desk, unit, next, owedOf(desk.store, unit.dwzh, months));
}

/**
 * Papers with a limit set by law, as something to do: of several that name the same months only the last. A mere reminder stands with
 * the month that it is about.
 */
export function demandTodos(desk: Desk, { dwzh }: UnitRecord): TodoItem[] {
  const open = demandsOf(desk.store, dwzh).filter((one) => one.lx !== '1' && isOpen(desk, one));
  const said = (one: DemandRecord, later: DemandRecord) => one.months.every((month) => later.months.includes(month));
  return open
    .filter((one, at) => !open.slice(at + 1).some((later) => said(one, later)))
    .map((one) => {
      const past = one.until < desk.today();
      const then = past ? `缴清期限${one.until}已过，请立即缴清` : `请于${byEndOf(one.until)}缴清`;
      const sxsm = `${owedText(owedOf(desk.store, dwzh, one.months))}，${then}；有异议的可以回复`;
      return { ywlx: 'GJ0201', ywlsh: '', title: demandName(one), sxsm, rq: one.until, lj: '/dwwt/cxyw/cjws' };
    });
}

function serve(desk: Desk, unit: UnitRecord, lx: DemandKind, owed: Owed): void {
  const wsh = nextRemittanceNumber(desk.store, 'WS', desk.today());
  const until = addDays(desk.today(), policyCount('p.cjQx'));
  const { dwzh } = unit;
  const demand: DemandRecord = { wsh, dwzh, lx, ...owed, served: desk.today(), until };
  demands(desk.store).put(wsh, { ...demand, ...paperOf(desk, unit, demand) });
  tellUnit(desk, dwzh, {
    id: `ws-${wsh}`,
    title: NAMES[lx],
    nr: `贵单位${owedText(owed)}，中心已送达${demandName(demand)}，请于${byEndOf(until)}缴清；有异议的请在“催缴与文书”回复。`,
    ywlsh: '',
  });
}

const HEARD = '贵单位有异议的，可以在缴清期限前到“催缴与文书”回复，陈述和申辩；中心书面答复。';

/** What is served on paper, as a document of the unit. */
function paperOf(desk: Desk, { dwmc, dwzh }: UnitRecord, demand: DemandRecord): { zmbh?: string } {
  const { wsh, lx, months, due, received, fen, served, until } = demand;
  const paper = PAPERS[lx];
  if (!paper) return {};
  const { zmbh } = issueDocument(desk, {
    owner: ownerOf({ kind: 'unit', dwzh }),
    kind: paper.kind,
    once: `ws:${wsh}`,
    content: {
      title: NAMES[lx],
      facts: [
        { label: '文书号', value: wsh },
        { label: '单位名称', value: dwmc },
        { label: '单位账号', value: dwzh },
        { label: '未缴清的月份', value: months.join('、') },
        { label: '应缴金额', value: moneyText(due) },
        { label: '已到账金额', value: moneyText(received) },
        { label: '尚欠金额', value: moneyText(fen) },
        { label: '送达日期', value: served },
        { label: '缴清期限', value: until },
      ],
      paragraphs: [`贵单位上列月份的住房公积金逾期未缴清，送达本${NAMES[lx]}。`, paper.follows, HEARD],
      seal: true,
    },
  });
  return { zmbh };
}

/** 责令限期缴存 or a penalty that is not settled: such a unit has no clean record. */
export function openEnforcement(desk: Desk, dwzh: string): string {
  const open = demandsOf(desk.store, dwzh).filter((one) => one.lx !== '1' && isOpen(desk, one));
  return open.map(demandName).join('、');
}
