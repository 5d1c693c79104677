import { fundTime, type PlainMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, pendingAccount, post } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { persons, units } from '../kernel/people';
import { infoOf } from '../kernel/person-info';
import { bookingId, type RosterSnapshotLine } from './records';

/** Code of the subscription (dictionary `dxtx`). */
const REMITTANCE = '1';

interface Month {
  dwzh: string;
  hjny: PlainMonth;
  lines: readonly RosterSnapshotLine[];
  ywlsh: string;
  /** Members with an account in the hall are told. */
  notify: boolean;
  /** Those who subscribed to it also by SMS. */
  sms?: boolean;
}

/** Moves a month's money from the unit's pending account to its members; a month is booked once. Says whether it was. */
export function postMonth(desk: Desk, { dwzh, hjny, lines, ywlsh, notify, sms = false }: Month): boolean {
  const { store } = desk;
  let total = 0n;
  for (const { fen } of lines) total += fen;
  const booked = post(store, {
    id: bookingId(dwzh, hjny),
    date: desk.today(),
    kind: '01',
    zhaiyao: '汇缴',
    ywlsh,
    hjny,
    dwzh,
    lines: [
      ...lines.map(({ grzh, fen, unitFen }) => ({ account: memberAccount(grzh), fen, unitFen })),
      { account: pendingAccount(dwzh), fen: -total },
    ],
  });
  const unit = units(store).get(dwzh);
  if (booked && unit && unit.jzny < hjny) units(store).put(dwzh, { ...unit, jzny: hjny });
  if (booked && notify) tellMembers(desk, hjny, lines, sms);
  return booked;
}

function tellMembers(desk: Desk, hjny: PlainMonth, lines: readonly RosterSnapshotLine[], sms: boolean): void {
  const { store } = desk;
  const fssj = fundTime(desk.now());
  for (const { grzh, fen } of lines) {
    const person = persons(store).get(grzh);
    if (!person?.passwordHash) continue;
    const balance = moneyText(balanceOf(store, memberAccount(grzh)));
    const nr = `您${hjny}的住房公积金${moneyText(fen)}已入账，余额${balance}。`;
    const message = {
      xxId: `hj-${hjny}-${grzh}`,
      owner: `person:${grzh}`,
      title: '汇缴入账',
      nr,
      xxlx: '缴存通知',
      fssj,
      ywlsh: '',
    };
    sendMessage(store, message, 'hj');
    if (sms && infoOf(store, person).dxtx?.split(',').includes(REMITTANCE)) {
      send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
    }
  }
}
