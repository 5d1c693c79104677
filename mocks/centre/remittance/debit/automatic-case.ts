import { fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { branches } from '../../../data/counters';
import { notify } from '../../access/notify';
import { type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { checkersOf, checkersText } from '../../cases/check/check-state';
import { branchOfOwner } from '../../cases/last-branch';
import type { Operator } from '../../kernel/people';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { monthlyName, type RosterSnapshot } from '../list/records';
import { paymentRows } from './payment-choice';

/** Opens the case of a debit by standing instruction or counter agreement, so that the unit finds it in its case list. */
export function acceptAutomatic(
  tx: Transaction,
  { dwzh, hjny, figures, qcqrdh }: RosterSnapshot,
  ywlsh: string,
  values: Readonly<Record<string, string>>,
  blqd: string,
): CaseRecord {
  const slsj = fundTime(tx.now());
  const cnbjsj = addWorkingDays(tx.today(), 1);
  const blank: CaseRecord = {
    ywlsh,
    ywlx: 'GJ0201',
    ywmc: monthlyName(hjny),
    owner: ownerOf({ kind: 'unit', dwzh }),
    ywzt: '01',
    slsj,
    cnbjsj,
    since: tx.today(),
    files: '',
    values: { ...values, hjrs: String(figures.hjrs) },
    je: figures.hjje,
    jemc: '汇缴金额',
    blqd,
    ywwd: branchOfOwner(tx, { kind: 'unit', dwzh }),
    sqnr: [
      { label: '汇缴年月', value: hjny },
      { label: '清册确认单号', value: qcqrdh },
      { label: '本月汇缴', value: `${figures.hjrs}人，${moneyText(figures.hjje)}` },
      ...paymentRows(tx.store, '汇缴方式', { hjfs: values.hjfs ?? '', zhbh: values.zhbh ?? '', used: 0n }),
    ],
    lc: [],
  };
  cases(tx.store).put(ywlsh, blank);
  return moveCase(tx, blank, { to: '98', jdmc: '自动汇缴', clr: blqd, yj: '按单位约定自动确认清册' });
}

/** Moves the case to waiting for its money; no approval is outstanding. */
export function confirmAutomatic(
  tx: Transaction,
  accepted: CaseRecord,
  { figures, qcqrdh }: RosterSnapshot,
): CaseRecord {
  const yj = `清册确认单${qcqrdh}，${figures.hjrs}人，应缴${moneyText(figures.hjje)}，待缴款`;
  return moveCase(tx, accepted, { to: '02', jdmc: '清册已确认', clr: accepted.blqd, yj });
}

/** Holds the case for a second operator; its conditions are judged again at the approval, as for a submitted case. */
export function holdAutomatic(
  tx: Transaction,
  accepted: CaseRecord,
  { jbr, why }: { jbr: Operator | undefined; why: string },
): CaseRecord {
  const { hjje: _, hjrs: __, ...sent } = accepted.values;
  const ywwd = accepted.ywwd || (branches[0]?.wdbh ?? '');
  const held: CaseRecord = {
    ...accepted,
    ...(jbr && { jbr }),
    automatic: true,
    // The processing period starts with the second operator's approval.
    cnbjsj: '',
    sent: { ...sent, ywwd },
    check: { zt: 'waiting', why },
  };
  cases(tx.store).put(held.ywlsh, held);
  const { owner, ywlsh, ywmc, je } = held;
  const data = { ywlsh, ywmc, fen: je, why, checkers: checkersText(tx.store, held) };
  notify(tx, owner, 'debit-awaits-check', data, { also: checkersOf(tx.store, held) });
  return held;
}
