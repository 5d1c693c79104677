import { peopleText } from '@/domain/counts';
import { fenOf, moneyText } from '@/domain/money';
import { remittanceCode } from '@/domain/remittance';
import { type CaseRecord, cases, moveCase } from '../cases/case-states';
import type { Approval } from '../cases/rule';
import type { Desk } from '../kernel/desk';
import { debit } from './debits';
import { type RemittanceRecord, type RosterSnapshot, remittances, snapshots } from './records';
import { receive } from './settle';

/** A confirmed list is handed in: it waits for its money, and takes what is there already or can be debited at once. */
export function hand(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const snapshot = snapshots(desk.store).get(record.values.qcqrdh ?? '');
  if (!snapshot) throw new Error(`No confirmed list for case ${record.ywlsh}`);
  const { qcqrdh, figures } = snapshot;
  const yj = `清册确认单${qcqrdh}，${peopleText(figures.hjrs)}，应缴${moneyText(figures.hjje)}，待缴款`;
  moveCase(desk, record, { to: '02', jdmc: '清册已确认', clr: approval.clr, yj });
  const { hjfs = '', zhbh = '', sqzsje = '' } = record.values;
  const list = openList(desk, snapshot, { ywlsh: record.ywlsh, hjfs, zhbh });
  if (hjfs === '02' || hjfs === '04') debit(desk, list, false);
  const used = hjfs === '01' && sqzsje !== '' ? fenOf(sqzsje) : 0n;
  if (used > 0n) receive(desk, list, used, { jdmc: '暂收余额抵缴', tell: false });
  // It was put there above and moved on by its money.
  return cases(desk.store).get(record.ywlsh) as CaseRecord;
}

/** A list that waits for its money. */
export function openList(
  desk: Desk,
  { qcqrdh, dwzh, hjny, figures }: RosterSnapshot,
  how: { ywlsh: string; hjfs: string; zhbh: string },
): RemittanceRecord {
  const list: RemittanceRecord = {
    ...how,
    qcqrdh,
    dwzh,
    hjny,
    zt: '2',
    figures,
    jkfy: remittanceCode(dwzh, hjny),
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
