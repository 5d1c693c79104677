import type { CaseState } from '@/api/business';
import type { Page } from '@/api/person';
import type { BackPaymentRow, RemittanceDetail, RemittanceRow } from '@/api/remittance';
import type { StandingState } from '@/api/standing';
import { monthOf } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { receivingAccount } from '../../data/unit-payers';
import { CLOSED_TEXT, gapOf, isClosed } from '../access/gate';
import { cases, casesOf } from '../cases/case-states';
import { holdsForCheck } from '../cases/check-state';
import { ruleOfCase } from '../cases/registered';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type UnitRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn } from '../kernel/unit-reliefs';
import { cancelText } from './cancel-list';
import { changeProposal, whyChangeWaits } from './change-check';
import { dueMonth } from './confirm';
import { outstandingOf, shownState } from './outstanding';
import { agreementPause, hasAgreement, maskedPayer, payersOf, waysWithoutPayer, whyNoPayer } from './payers';
import {
  backPaymentsOf,
  listName,
  missingOf,
  monthRuns,
  type RemittanceRecord,
  remittanceOfCase,
  remittances,
  remittancesOf,
} from './records';
import { sumsOf } from './roster-views';
import { availablePending } from './settle';
import { standingProposal } from './standing-check';
import { instructionOf } from './standing-record';
import { type BankTransfer, transfers } from './transfers';
import { nextDebitDay, noticeDays, unchangedList } from './upcoming';

/** 汇缴记录, the latest month first. */
export function listRemittances(
  desk: Desk,
  actor: Actor,
  input: Paging & { ksny: string; jsny: string; zt: string },
): Page<RemittanceRow> {
  const { dwzh } = unitOf(desk, actor);
  const lists = remittancesOf(desk.store, dwzh).filter((list) => !input.zt || shownState(list) === input.zt);
  const chosen = chosenRows(lists, input, { month: ({ hjny }) => hjny, newest: ({ hjny, qcqrdh }) => hjny + qcqrdh });
  return pageOfRows(desk, chosen, input, (list) => rowOf(desk.store, list));
}

/** 补缴记录, the newest first; asked for by a month that was made up. */
export function listBackPayments(
  desk: Desk,
  actor: Actor,
  input: Paging & { ksny: string; jsny: string; zt: string },
): Page<BackPaymentRow> {
  const { dwzh } = unitOf(desk, actor);
  const lists = backPaymentsOf(desk.store, dwzh).map(
    (list): BackPaymentRow => ({
      ...rowOf(desk.store, list),
      bjksny: list.bj?.ksny ?? '',
      bjyy: list.bj?.bjyy ?? '',
    }),
  );
  const asked = [...lists, ...withoutList(desk, actor)].filter(
    // Its months and those asked for have one in common.
    ({ bjksny, hjny }) => (!input.ksny || hjny >= input.ksny) && (!input.jsny || bjksny <= input.jsny),
  );
  return pageOfRows(desk, chosenRows(asked, input, { same: ['zt'], newest: ({ ywlsh }) => ywlsh }), input);
}

/** Codes of dictionary hjzt for a case that is no list; else it is being checked. */
const WITHOUT_LIST: Readonly<Partial<Record<CaseState, string>>> = { '97': '3', '80': '8', '85': '9', '86': '0' };

/** Handed in, but not a list yet: the unit or the centre checks it or wants it corrected; or it never became one. */
function withoutList(desk: Desk, actor: Actor): BackPaymentRow[] {
  return casesOf(desk.store, ownerOf(actor))
    .filter(({ ywlx, ywlsh, owner }) => {
      const listed = remittanceOfCase(desk.store, owner.slice('unit:'.length), ywlsh) !== undefined;
      return ywlx === 'GJ0202' && !listed;
    })
    .map((record) => {
      const { bjksny = '', bjjsny = '', bjyy = '', hjfs = '' } = record.values;
      return {
        qcqrdh: '',
        ywlsh: record.ywlsh,
        bjksny,
        hjny: bjjsny,
        bjyy,
        hjrs: ruleOfCase(record)?.members?.(record.values) ?? 0,
        hjje: toYuan(record.je ?? 0n),
        hjfs,
        ...{ jkrq: '', rzrq: '', pzh: '', dzje: '0.00', ceje: '0.00', kqx: false },
        zt: holdsForCheck(record) ? '7' : (WITHOUT_LIST[record.ywzt] ?? '1'),
      };
    });
}

/** @throws Refusal for a list that is not the unit's own, in the words of one that does not exist */
export function remittanceDetail(desk: Desk, actor: Actor, input: { qcqrdh: string }): RemittanceDetail {
  const unit = unitOf(desk, actor);
  const list = remittances(desk.store).get(input.qcqrdh);
  if (list?.dwzh !== unit.dwzh) throw new Refusal(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  const ztsm = outstandingOf(list);
  const came = [...transfers(desk.store).values()].filter(({ qcqrdh }) => qcqrdh === list.qcqrdh);
  const rest = restOf(list, came);
  return {
    ...rowOf(desk.store, list),
    ...sumsOf(desk.store, list),
    dwzh: unit.dwzh,
    dwmc: unit.dwmc,
    qcmc: listName(list),
    bjksny: list.bj?.ksny ?? '',
    bjyf: list.bj ? monthRuns(list.bj.months) : '',
    bjyy: list.bj?.bjyy ?? '',
    qrrq: list.confirmed,
    jkfy: list.jkfy,
    ...receivingAccount,
    fkzh: maskedPayer(desk.store, list.zhbh),
    ...(ztsm && { ztsm }),
    fkzhs: payersOf(desk.store, unit.dwzh),
    wzhsm: waysWithoutPayer(desk.store, unit.dwzh),
    qxsm: list.zt === '2' ? cancelText(desk, list) : '',
    zsye: toYuan(availablePending(desk.store, unit.dwzh)),
    kk: list.attempts.map(({ day, ok, reason, fkzh }, at) => ({
      xh: String(at + 1),
      rq: day,
      fkzh,
      cg: ok,
      yy: reason,
      je: toYuan(ok && rest < 0n ? -rest : 0n),
    })),
    // What is left over came with the last one: it made the list complete.
    dz: came.map(({ lsh, jzrq, fkhm, fse }, at) => {
      const zsje = rest > 0n && at === came.length - 1 ? rest : 0n;
      return { lsh, jzrq, fkhm, fse: toYuan(fse), zsje: toYuan(zsje) };
    }),
    dj: (list.uses ?? []).map(({ day, fen }, at) => ({ xh: String(at + 1), rq: day, je: toYuan(fen) })),
    zzje: toYuan(list.freed ?? 0n),
    ggfh: list.zt === '2' ? whyChangeWaits(desk.store, list) : '',
    ggsq: changeProposal(desk, actor, list),
  };
}

/** What came by transfer and from the balance beyond what the list took; below 0: what a debit brought. */
function restOf({ received, freed = 0n, uses = [] }: RemittanceRecord, came: readonly BankTransfer[]): Fen {
  const all = [...came.map(({ fse }) => fse), ...uses.map(({ fen }) => fen)];
  return all.reduce((sum, fen) => sum + fen, 0n) - received - freed;
}

export function standingState(desk: Desk, actor: Actor): StandingState {
  const unit = unitOf(desk, actor);
  const { dwzh, payday } = unit;
  const instruction = instructionOf(desk.store, dwzh);
  const gap = isClosed(desk, actor) ? undefined : gapOf(desk, actor);
  return {
    zt: isClosed(desk, actor) ? '0' : (instruction?.zt ?? (hasAgreement(desk.store, unit) ? '2' : '0')),
    zhbh: instruction?.zhbh ?? '',
    fkzh: maskedPayer(desk.store, instruction?.zhbh ?? ''),
    rq: instruction?.rq ?? '',
    ztsm: instruction ? '' : agreementPause(desk.store, unit),
    zxr: payday,
    tqts: noticeDays(),
    bkyy: isClosed(desk, actor) ? CLOSED_TEXT : (gap?.refusal ?? ''),
    bkyw: gap?.ywlx ?? '',
    lj: gap?.lj ?? '',
    ...firstDebit(desk, unit),
    fkzhs: payersOf(desk.store, dwzh).filter(({ hjfs }) => hjfs === '02'),
    wzhsm: whyNoPayer(desk.store, dwzh, '02'),
    fhrxm: instruction?.fhr?.jbrxm ?? '',
    sq: standingProposal(desk, actor) ?? null,
  };
}

/** What an instruction given now would debit first, and when; a month that is paid already or put off is passed over. */
function firstDebit(desk: Desk, unit: UnitRecord): Pick<StandingState, 'scrq' | 'scrs' | 'scje' | 'scsm'> {
  let day = nextDebitDay(desk.today(), unit);
  const putOff = (month: string) => deferralIn(desk.store, unit.dwzh, month) !== undefined;
  while (dueMonth(desk, unit) > monthOf(day) || putOff(monthOf(day))) day = nextDebitDay(day, unit);
  const list = unchangedList(desk.store, unit, monthOf(day));
  if (typeof list === 'string') return { scrq: day, scrs: 0, scje: '0.00', scsm: list };
  const { hjrs, hjje } = list.figures;
  return { scrq: day, scrs: hjrs, scje: toYuan(hjje), scsm: '' };
}

function rowOf(store: Store, list: RemittanceRecord): RemittanceRow {
  const { qcqrdh, ywlsh, hjny, hjfs, zt, figures, paid, booked, pzh, received } = list;
  const record = cases(store).get(ywlsh);
  return {
    qcqrdh,
    ywlsh,
    hjny,
    hjrs: figures.hjrs,
    hjje: toYuan(figures.hjje),
    hjfs,
    jkrq: paid,
    rzrq: booked,
    pzh,
    zt: shownState(list),
    dzje: toYuan(received),
    ceje: toYuan(zt === '2' ? missingOf(list) : 0n),
    kqx: zt === '2' && record !== undefined && (ruleOfCase(record)?.revocable?.(store, record) ?? false),
  };
}
