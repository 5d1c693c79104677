import type { CaseState } from '@/api/cases/business';
import type { Page } from '@/api/person/person';
import type { StandingState } from '@/api/person/standing';
import type { BackPaymentRow, RemittanceDetail, RemittanceRow } from '@/api/unit/remittance';
import { monthOf } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { receivingAccount } from '../../../data/unit-payers';
import { CLOSED_TEXT, gapOf, isClosed } from '../../access/gate';
import { cases, casesOf } from '../../cases/case-states';
import { holdsForCheck } from '../../cases/check/check-state';
import { ruleOfCase } from '../../cases/registered';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { type UnitRecord, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerId, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { deferralIn } from '../../kernel/unit/unit-reliefs';
import { changeApprovalReason, changeProposal } from '../debit/change-check';
import {
  agreementPause,
  hasAgreement,
  maskedPayer,
  methodsWithoutPayer,
  missingPayerReason,
  payersOf,
} from '../debit/payers';
import { standingProposal } from '../debit/standing-check';
import { instructionOf } from '../debit/standing-record';
import { nextDebitDay, noticeDays, unchangedList } from '../debit/upcoming';
import { outstandingOf, shownState } from '../outstanding';
import { type BankTransfer, bankTransfers } from '../transfers';
import { cancelText } from './cancel-list';
import { dueMonth } from './confirm';
import {
  backPaymentsOf,
  listName,
  monthRuns,
  type RemittanceRecord,
  remittanceOfCase,
  remittances,
  remittancesOf,
  shortfallOf,
} from './records';
import { rosterSums } from './roster-views';
import { availablePending } from './settle';

/** 汇缴记录, the latest month first. */
export function listRemittances(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ksny: string; jsny: string; zt: string },
): Page<RemittanceRow> {
  const { dwzh } = unitOf(tx, actor);
  const lists = remittancesOf(tx.store, dwzh).filter((list) => !input.zt || shownState(list) === input.zt);
  const chosen = chosenRows(lists, input, { month: ({ hjny }) => hjny, newest: ({ hjny, qcqrdh }) => hjny + qcqrdh });
  return pageOfRows(tx, chosen, input, (list) => rowOf(tx.store, list));
}

/** 补缴记录, the newest first; filtered by the months they pay. */
export function listBackPayments(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ksny: string; jsny: string; zt: string },
): Page<BackPaymentRow> {
  const { dwzh } = unitOf(tx, actor);
  const lists = backPaymentsOf(tx.store, dwzh).map(
    (list): BackPaymentRow => ({
      ...rowOf(tx.store, list),
      bjksny: list.bj?.ksny ?? '',
      bjyy: list.bj?.bjyy ?? '',
    }),
  );
  const asked = [...lists, ...withoutList(tx, actor)].filter(
    // Overlap of the list's months with the filter.
    ({ bjksny, hjny }) => (!input.ksny || hjny >= input.ksny) && (!input.jsny || bjksny <= input.jsny),
  );
  return pageOfRows(tx, chosenRows(asked, input, { same: ['zt'], newest: ({ ywlsh }) => ywlsh }), input);
}

/** Codes of dictionary hjzt for a case without a list; other states are under review. */
const WITHOUT_LIST: Readonly<Partial<Record<CaseState, string>>> = { '97': '3', '80': '8', '85': '9', '86': '0' };

/** Rows of submitted back-payments that are no list yet (in review or correction) or never became one. */
function withoutList(tx: Transaction, actor: Actor): BackPaymentRow[] {
  return casesOf(tx.store, ownerOf(actor))
    .filter(({ ywlx, ywlsh, owner }) => {
      const listed = remittanceOfCase(tx.store, ownerId(owner, 'unit'), ywlsh) !== undefined;
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

/** @throws BusinessError for another unit's list, with the text for one that does not exist */
export function remittanceDetail(tx: Transaction, actor: Actor, input: { qcqrdh: string }): RemittanceDetail {
  const unit = unitOf(tx, actor);
  const list = remittances(tx.store).get(input.qcqrdh);
  if (list?.dwzh !== unit.dwzh) throw new BusinessError(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  const ztsm = outstandingOf(list);
  const came = [...bankTransfers(tx.store).values()].filter(({ qcqrdh }) => qcqrdh === list.qcqrdh);
  const rest = restOf(list, came);
  return {
    ...rowOf(tx.store, list),
    ...rosterSums(tx.store, list),
    dwzh: unit.dwzh,
    dwmc: unit.dwmc,
    qcmc: listName(list),
    bjksny: list.bj?.ksny ?? '',
    bjyf: list.bj ? monthRuns(list.bj.months) : '',
    bjyy: list.bj?.bjyy ?? '',
    qrrq: list.confirmed,
    jkfy: list.jkfy,
    ...receivingAccount,
    fkzh: maskedPayer(tx.store, list.zhbh),
    ...(ztsm && { ztsm }),
    fkzhs: payersOf(tx.store, unit.dwzh),
    wzhsm: methodsWithoutPayer(tx.store, unit.dwzh),
    qxsm: list.zt === '2' ? cancelText(tx, list) : '',
    zsye: toYuan(availablePending(tx.store, unit.dwzh)),
    kk: list.attempts.map(({ day, ok, reason, fkzh }, at) => ({
      xh: String(at + 1),
      rq: day,
      fkzh,
      cg: ok,
      yy: reason,
      je: toYuan(ok && rest < 0n ? -rest : 0n),
    })),
    // The surplus belongs to the last transfer, which completed the list.
    dz: came.map(({ lsh, jzrq, fkhm, fse }, at) => {
      const zsje = rest > 0n && at === came.length - 1 ? rest : 0n;
      return { lsh, jzrq, fkhm, fse: toYuan(fse), zsje: toYuan(zsje) };
    }),
    dj: (list.uses ?? []).map(({ day, fen }, at) => ({ xh: String(at + 1), rq: day, je: toYuan(fen) })),
    zzje: toYuan(list.freed ?? 0n),
    ggfh: list.zt === '2' ? changeApprovalReason(tx.store, list) : '',
    ggsq: changeProposal(tx, actor, list),
  };
}

/** Surplus of transfers and balance over the amount of the list; negative: the part paid by debit. */
function restOf({ received, freed = 0n, uses = [] }: RemittanceRecord, came: readonly BankTransfer[]): Fen {
  const all = [...came.map(({ fse }) => fse), ...uses.map(({ fen }) => fen)];
  return all.reduce((sum, fen) => sum + fen, 0n) - received - freed;
}

export function standingState(tx: Transaction, actor: Actor): StandingState {
  const unit = unitOf(tx, actor);
  const { dwzh, payday } = unit;
  const instruction = instructionOf(tx.store, dwzh);
  const gap = isClosed(tx, actor) ? undefined : gapOf(tx, actor);
  return {
    zt: isClosed(tx, actor) ? '0' : (instruction?.zt ?? (hasAgreement(tx.store, unit) ? '2' : '0')),
    zhbh: instruction?.zhbh ?? '',
    fkzh: maskedPayer(tx.store, instruction?.zhbh ?? ''),
    rq: instruction?.rq ?? '',
    ztsm: instruction ? '' : agreementPause(tx.store, unit),
    zxr: payday,
    tqts: noticeDays(),
    bkyy: isClosed(tx, actor) ? CLOSED_TEXT : (gap?.refusal ?? ''),
    bkyw: gap?.ywlx ?? '',
    lj: gap?.lj ?? '',
    ...firstDebit(tx, unit),
    fkzhs: payersOf(tx.store, dwzh).filter(({ hjfs }) => hjfs === '02'),
    wzhsm: missingPayerReason(tx.store, dwzh, '02'),
    fhrxm: instruction?.fhr?.jbrxm ?? '',
    sq: standingProposal(tx, actor) ?? null,
  };
}

/** Date and amount of the first debit under an instruction given now; paid and deferred months are skipped. */
function firstDebit(tx: Transaction, unit: UnitRecord): Pick<StandingState, 'scrq' | 'scrs' | 'scje' | 'scsm'> {
  let day = nextDebitDay(tx.today(), unit);
  const putOff = (month: string) => deferralIn(tx.store, unit.dwzh, month) !== undefined;
  while (dueMonth(tx, unit) > monthOf(day) || putOff(monthOf(day))) day = nextDebitDay(day, unit);
  const list = unchangedList(tx.store, unit, monthOf(day));
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
    ceje: toYuan(zt === '2' ? shortfallOf(list) : 0n),
    kqx: zt === '2' && record !== undefined && (ruleOfCase(record)?.revocable?.(store, record) ?? false),
  };
}
