import { peopleText } from '@/domain/counts';
import { fenOf, moneyText } from '@/domain/money';
import { backPaymentCode, remittanceCode, rosterFigures } from '@/domain/remittance';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import type { Approval } from '../cases/rule';
import type { Desk } from '../kernel/desk';
import { debit } from './debits';
import { nextRemittanceNumber } from './numbers';
import { isDebit } from './payment-choice';
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

/** A confirmed list is handed in: it waits for its money, and takes what is there already or can be debited at once. */
export function hand(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const snapshot = snapshots(desk.store).get(record.values.qcqrdh ?? '');
  if (!snapshot) throw new Error(`No confirmed list for case ${record.ywlsh}`);
  const { qcqrdh, figures } = snapshot;
  const yj = `清册确认单${qcqrdh}，${peopleText(figures.hjrs)}，应缴${moneyText(figures.hjje)}，待缴款`;
  moveCase(desk, record, { to: '02', jdmc: '清册已确认', clr: approval.clr, yj });
  const { hjfs = '', zhbh = '' } = record.values;
  return pay(desk, record, openList(desk, snapshot, { ywlsh: record.ywlsh, hjfs, zhbh }));
}

/** The same of months that are made up: what is missing of each makes the list. */
export function handMadeUp(
  desk: Desk,
  record: CaseRecord,
  approval: Approval,
  lines: readonly RosterSnapshotLine[],
): CaseRecord {
  const { store } = desk;
  const { hjfs = '', zhbh = '', bjyy = '' } = record.values;
  const dwzh = record.owner.slice('unit:'.length);
  const months = [...new Set(lines.map(({ hjny = '' }) => hjny))].sort();
  const [ksny = ''] = months;
  const jsny = months.at(-1) ?? '';
  const people = [...linesBy(lines, ({ grzh }) => grzh).values()].map((own) => {
    const dwyjce = own.reduce((sum, { unitFen }) => sum + unitFen, 0n);
    return { dwyjce, gryjce: own.reduce((sum, { fen }) => sum + fen, 0n) - dwyjce, syyjce: 0n };
  });
  const figures = rosterFigures(people);
  const qcqrdh = nextRemittanceNumber(store, 'QC', desk.today());
  const snapshot: RosterSnapshot = { qcqrdh, dwzh, hjny: jsny, hjksfs: '', figures, lines };
  snapshots(store).put(qcqrdh, snapshot);
  const yj = `清册确认单${qcqrdh}，${peopleText(figures.hjrs)}，应缴${moneyText(figures.hjje)}，待缴款`;
  moveCase(desk, record, { to: '02', jdmc: '补缴已确认', clr: approval.clr, yj });
  const list = openList(desk, snapshot, { ywlsh: record.ywlsh, hjfs, zhbh, bj: { ksny, jsny, months, bjyy } });
  return pay(desk, record, list);
}

/** Under which code the unit's next list of months made up will be found. */
export function nextBackPaymentCode({ store }: Pick<Desk, 'store'>, dwzh: string): string {
  return backPaymentCode(dwzh, backPaymentsOf(store, dwzh).length + 1);
}

function pay(desk: Desk, { ywlsh, values }: CaseRecord, list: RemittanceRecord): CaseRecord {
  const { hjfs = '', sqzsje = '' } = values;
  if (isDebit(hjfs)) debit(desk, list, false);
  // What was free when it was asked for may have been used while a clerk was reading.
  const free = availablePending(desk.store, list.dwzh);
  const asked = hjfs === '01' && sqzsje !== '' ? fenOf(sqzsje) : 0n;
  const used = asked < free ? asked : free;
  if (used > 0n) receive(desk, list, used, { ...FROM_BALANCE, tell: false });
  // It was put there above and moved on by its money.
  return cases(desk.store).get(ywlsh) as CaseRecord;
}

/** A list that waits for its money. */
export function openList(
  desk: Desk,
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
    jkfy: how.bj ? nextBackPaymentCode(desk, dwzh) : remittanceCode(dwzh, hjny),
    received: 0n,
    attempts: [],
    confirmed: desk.today(),
    paid: '',
    booked: '',
    pzh: '',
  };
  remittances(desk.store).put(qcqrdh, list);
  return list;
}
