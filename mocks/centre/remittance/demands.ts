// 催缴与文书: reminder, order and penalty notice, served in this order on a unit in arrears (docs/rules/unit.md, Owing and demands).

import type { DocumentKind } from '@/api/archive/documents';
import type { TodoItem } from '@/api/cases/todos';
import type { DemandState } from '@/api/unit/demands';
import { addDays, byEndOf, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { notify } from '../access/notify';
import { issueDocument } from '../documents/document';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { hasUpcomingDebit } from './debit/standing-instruction';
import { dueMonths, isPastDue, type Owed, owedSums, owedText } from './due-months';
import { nextRemittanceNumber } from './list/numbers';
import { overdueDeferredMonths } from './relief-days';

/** 1 催缴提醒, 2 责令限期缴存, 3 行政处罚告知. */
type DemandKind = '1' | '2' | '3';
const NAMES: Readonly<Record<DemandKind, string>> = {
  '1': '催缴提醒',
  '2': '责令限期缴存通知书',
  '3': '行政处罚告知书',
};
const NEXT: Readonly<Partial<Record<DemandKind, DemandKind>>> = { '1': '2', '2': '3' };
/** Demands issued as documents (dictionary zmlx) with the clause they rest on; a reminder is none. */
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

/** A demand with the amounts owed on the day of service. */
export interface DemandRecord extends Owed {
  wsh: string;
  dwzh: string;
  lx: DemandKind;
  served: PlainDate;
  until: PlainDate;
  /** Number of the issued document; a reminder has none. */
  zmbh?: string;
  /** The unit's reply, and the number of the complaint record that carries the centre's answer. */
  reply?: { nr: string; sj: string; jbrxm: string; tsbh: string };
}

export const demands = (store: Store) => store.table<DemandRecord>('remittance-demands');

export function demandsOf(store: Store, dwzh: string): DemandRecord[] {
  return [...demands(store).values()].filter((one) => one.dwzh === dwzh);
}

/** Name of the demand in all texts. */
export const demandName = ({ lx, wsh }: Pick<DemandRecord, 'lx' | 'wsh'>): string => `${NAMES[lx]}（${wsh}）`;

/** State of the demand by the ledger: settled once nothing of its months is owed. */
export function demandState(tx: Transaction, { dwzh, months, until, reply }: DemandRecord): DemandState {
  if (owedSums(tx.store, dwzh, months).fen === 0n) return '3';
  if (until < tx.today()) return '2';
  return reply ? '1' : '0';
}

const isOpen = (tx: Transaction, one: DemandRecord) => demandState(tx, one) !== '3';

/**
 * Daily: serves a reminder for overdue and deferred months that no debit will pay, or the next step where the last one expired unpaid.
 * After the last step, months that become overdue later begin with a reminder.
 */
export function serveDemands(tx: Transaction, unit: UnitRecord): void {
  // Cheap checks run first: this runs daily for every unit and the roster sums are expensive.
  const late = overdueDeferredMonths(tx, unit);
  const pastDue = isPastDue(tx, unit);
  if (late.length === 0 && !pastDue) return;
  const open = demandsOf(tx.store, unit.dwzh).filter((one) => isOpen(tx, one));
  const ended = open.findLastIndex(({ lx }) => NEXT[lx] === undefined);
  const last = open.slice(ended + 1).at(-1);
  const next = last === undefined ? '1' : last.until < tx.today() ? NEXT[last.lx] : undefined;
  if (!next) return;
  const usual = pastDue && !hasUpcomingDebit(tx, unit) ? (dueMonths(tx, unit)?.overdue.months ?? []) : [];
  const done = new Set(open.slice(0, ended + 1).flatMap((one) => one.months));
  const months = [...late, ...usual].filter((month) => !done.has(month)).sort();
  if (months.length > 0) serve(tx, unit, next, owedSums(tx.store, unit.dwzh, months));
}

/** To-dos for demands with a legal deadline; of several on the same months only the last. A reminder is shown with its month instead. */
export function demandTodos(tx: Transaction, { dwzh }: UnitRecord): TodoItem[] {
  const open = demandsOf(tx.store, dwzh).filter((one) => one.lx !== '1' && isOpen(tx, one));
  const covered = (one: DemandRecord, later: DemandRecord) => one.months.every((month) => later.months.includes(month));
  return open
    .filter((one, at) => !open.slice(at + 1).some((later) => covered(one, later)))
    .map((one) => {
      const past = one.until < tx.today();
      const then = past ? `缴清期限${one.until}已过，请立即缴清` : `请于${byEndOf(one.until)}缴清`;
      const sxsm = `${owedText(owedSums(tx.store, dwzh, one.months))}，${then}；有异议的可以回复`;
      return { ywlx: 'GJ0201', ywlsh: '', title: demandName(one), sxsm, rq: one.until, lj: '/dwwt/cxyw/cjws' };
    });
}

function serve(tx: Transaction, unit: UnitRecord, lx: DemandKind, owed: Owed): void {
  const wsh = nextRemittanceNumber(tx.store, 'WS', tx.today());
  const until = addDays(tx.today(), policyCount('p.cjQx'));
  const { dwzh } = unit;
  const demand: DemandRecord = { wsh, dwzh, lx, ...owed, served: tx.today(), until };
  demands(tx.store).put(wsh, { ...demand, ...paperOf(tx, unit, demand) });
  const data = { wsh, kind: NAMES[lx], owed: owedText(owed), name: demandName(demand), until };
  notify(tx, ownerOf({ kind: 'unit', dwzh }), 'demand-served', data);
}

const HEARD = '贵单位有异议的，可以在缴清期限前到“催缴与文书”回复，陈述和申辩；中心书面答复。';

/** Issues the document of the unit for a demand served on paper. */
function paperOf(tx: Transaction, { dwmc, dwzh }: UnitRecord, demand: DemandRecord): { zmbh?: string } {
  const { wsh, lx, months, due, received, fen, served, until } = demand;
  const paper = PAPERS[lx];
  if (!paper) return {};
  const { zmbh } = issueDocument(tx, {
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

/** Returns the unsettled 责令限期缴存 or penalty notice, which costs the unit its clean record; '' for none. */
export function openEnforcement(tx: Transaction, dwzh: string): string {
  const open = demandsOf(tx.store, dwzh).filter((one) => one.lx !== '1' && isOpen(tx, one));
  return open.map(demandName).join('、');
}
