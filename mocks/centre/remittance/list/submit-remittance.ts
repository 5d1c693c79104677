import { backPaymentCode, remittanceCode, rosterFigures } from '@/domain/deposit/remittance';
import { fenOf, moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { type CaseRecord, cases, moveCase } from '../../cases/case-states';
import type { Approval } from '../../cases/rule';
import { ownerId, type Transaction } from '../../kernel/transaction';
import { debit } from '../debit/debits';
import { isDebit } from '../debit/payment-choice';
import { nextRemittanceNumber } from './numbers';
import {
  backPaymentsOf,
  linesBy,
  type RemittanceRecord,
  type RosterSnapshot,
  type RosterSnapshotLine,
  remittances,
  snapshots,
} from './records';
import { availablePending, FROM_BALANCE, receive } from './settle';

/** Submits a confirmed list: it takes the pending balance or a debit at once, else waits for its money. */
export function submitRemittance(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord {
  const snapshot = snapshots(tx.store).get(record.values.qcqrdh ?? '');
  if (!snapshot) throw new Error(`No confirmed list for case ${record.ywlsh}`);
  const { qcqrdh, figures } = snapshot;
  const yj = `清册确认单${qcqrdh}，${peopleText(figures.hjrs)}，应缴${moneyText(figures.hjje)}，待缴款`;
  moveCase(tx, record, { to: '02', jdmc: '清册已确认', clr: approval.clr, yj });
  const { hjfs = '', zhbh = '' } = record.values;
  return pay(tx, record, openList(tx, snapshot, { ywlsh: record.ywlsh, hjfs, zhbh }));
}

/** Submits a back-payment list of the missing amounts of each month. */
export function submitBackPayment(
  tx: Transaction,
  record: CaseRecord,
  approval: Approval,
  lines: readonly RosterSnapshotLine[],
): CaseRecord {
  const { store } = tx;
  const { hjfs = '', zhbh = '', bjyy = '' } = record.values;
  const dwzh = ownerId(record.owner, 'unit');
  const months = [...new Set(lines.map(({ hjny = '' }) => hjny))].sort();
  const [ksny = ''] = months;
  const jsny = months.at(-1) ?? '';
  const people = [...linesBy(lines, ({ grzh }) => grzh).values()].map((own) => {
    const dwyjce = own.reduce((sum, { unitFen }) => sum + unitFen, 0n);
    return { dwyjce, gryjce: own.reduce((sum, { fen }) => sum + fen, 0n) - dwyjce, syyjce: 0n };
  });
  const figures = rosterFigures(people);
  const qcqrdh = nextRemittanceNumber(store, 'QC', tx.today());
  const snapshot: RosterSnapshot = { qcqrdh, dwzh, hjny: jsny, hjksfs: '', figures, lines };
  snapshots(store).put(qcqrdh, snapshot);
  const yj = `清册确认单${qcqrdh}，${peopleText(figures.hjrs)}，应缴${moneyText(figures.hjje)}，待缴款`;
  moveCase(tx, record, { to: '02', jdmc: '补缴已确认', clr: approval.clr, yj });
  const list = openList(tx, snapshot, { ywlsh: record.ywlsh, hjfs, zhbh, bj: { ksny, jsny, months, bjyy } });
  return pay(tx, record, list);
}

/** Returns the transfer code of the unit's next back-payment list. */
export function nextBackPaymentCode({ store }: Pick<Transaction, 'store'>, dwzh: string): string {
  return backPaymentCode(dwzh, backPaymentsOf(store, dwzh).length + 1);
}

function pay(tx: Transaction, { ywlsh, values }: CaseRecord, list: RemittanceRecord): CaseRecord {
  const { hjfs = '', sqzsje = '' } = values;
  if (isDebit(hjfs)) debit(tx, list, false);
  // The free balance may have shrunk between submission and review.
  const free = availablePending(tx.store, list.dwzh);
  const asked = hjfs === '01' && sqzsje !== '' ? fenOf(sqzsje) : 0n;
  const used = asked < free ? asked : free;
  if (used > 0n) receive(tx, list, used, { ...FROM_BALANCE, tell: false });
  // Stored by acceptApplication above and changed by its payment.
  return cases(tx.store).get(ywlsh) as CaseRecord;
}

/** Opens a list that waits for its money. */
export function openList(
  tx: Transaction,
  { qcqrdh, dwzh, hjny, figures }: RosterSnapshot,
  how: Pick<RemittanceRecord, 'ywlsh' | 'hjfs' | 'zhbh' | 'bj'>,
): RemittanceRecord {
  const list: RemittanceRecord = {
    ...how,
    qcqrdh,
    dwzh,
    hjny,
    zt: '2',
    figures,
    jkfy: how.bj ? nextBackPaymentCode(tx, dwzh) : remittanceCode(dwzh, hjny),
    received: 0n,
    attempts: [],
    confirmed: tx.today(),
    paid: '',
    booked: '',
    pzh: '',
  };
  remittances(tx.store).put(qcqrdh, list);
  return list;
}
