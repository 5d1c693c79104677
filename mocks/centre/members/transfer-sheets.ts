// 转移确认单 (domain catalogue GJ0306): for either unit what it brought in or let go with one application, for the member the own transfer.
import type { IssuedDocument } from '@/api/documents';
import { peopleText } from '@/domain/counts';
import { INTO, OUT } from '@/domain/members/transfer';
import { moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { labelOf } from '../cases/field-reader';
import { type DocumentContent, issueDocument } from '../documents/document';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { unitName } from './person-views';
import { type TransferRecord, transfersOfCase } from './unit-transfers';

const TITLE = '转移确认单';

/** Issued with the booking, for both sides, so that it lies with the case and in the lists; the member's own is made when it is asked for. */
export function issueTransferSheets(desk: Desk, ywlsh: string): void {
  const moved = transfersOfCase(desk.store, ywlsh);
  for (const dwzh of new Set(moved.flatMap(({ zcdwzh, zrdwzh }) => [zcdwzh, zrdwzh]))) {
    if (dwzh !== FLEXIBLE && units(desk.store).get(dwzh)) issueFor(desk, { kind: 'unit', dwzh }, ywlsh, moved);
  }
}

/** The sheet of whoever asks; there is one, whoever asks how often. @throws Refusal for a transfer that is not theirs */
export function transferSheet(desk: Desk, actor: Actor, { ywlsh }: { ywlsh: string }): IssuedDocument {
  const own = transfersOfCase(desk.store, ywlsh).filter((one) => isOf(one, actor));
  if (own.length === 0) throw new Refusal(REFUSED, '未找到该转移记录，请从列表中重新打开');
  return issueFor(desk, actor, ywlsh, own);
}

/** Numbers of cases that moved the member's account. */
export const transferCases = (store: Store, grzh: string): ReadonlySet<string> =>
  new Set(transfersOfCase(store).flatMap((one) => (one.grzh === grzh ? [one.ywlsh] : [])));

const isOf = ({ grzh, zcdwzh, zrdwzh }: TransferRecord, actor: Actor): boolean =>
  actor.kind === 'unit' ? [zcdwzh, zrdwzh].includes(actor.dwzh) : actor.kind === 'person' && grzh === actor.grzh;

function issueFor(desk: Desk, actor: Actor, ywlsh: string, moved: readonly TransferRecord[]): IssuedDocument {
  const owner = ownerOf(actor);
  const own = moved.filter((one) => isOf(one, actor));
  const content = actor.kind === 'unit' ? unitSheet(desk, actor.dwzh, own) : memberSheet(desk, ywlsh, own);
  return issueDocument(desk, { owner, kind: '47', ywlsh, once: `zyqrd|${ywlsh}|${owner}`, content });
}

function unitSheet({ store }: Desk, dwzh: string, own: readonly TransferRecord[]): DocumentContent {
  const came = own.filter(({ zrdwzh }) => zrdwzh === dwzh).length;
  return {
    title: TITLE,
    facts: [
      { label: '单位名称', value: unitName(store, dwzh) },
      { label: '单位账号', value: dwzh },
      { label: '业务流水号', value: own[0]?.ywlsh ?? '' },
      { label: '办理日期', value: own[0]?.day ?? '' },
      { label: '转入人数', value: peopleText(came) },
      { label: '转出人数', value: peopleText(own.length - came) },
    ],
    tables: [
      {
        head: ['姓名', '个人账号', '转移方向', '转出单位', '转入单位', '转移生效年月'],
        widths: [3, 4, 3, 5, 5, 4],
        rows: own.map(({ xingming, grzh, zcdwzh, zrdwzh, zysxny }) => [
          xingming,
          grzh,
          labelOf('zyfx', zrdwzh === dwzh ? INTO : OUT),
          unitName(store, zcdwzh),
          unitName(store, zrdwzh),
          zysxny,
        ]),
      },
    ],
    paragraphs: ['个人账号不变，余额随账户转移，利息连续计算；余额只告知职工本人。'],
    seal: true,
  };
}

function memberSheet({ store }: Desk, ywlsh: string, own: readonly TransferRecord[]): DocumentContent {
  const [moved] = own;
  const { grzh = '', xingming = '', zcdwzh = '', zrdwzh = '', zysxny = '', day = '' } = moved ?? {};
  const postings = postingsOf(store, memberAccount(grzh));
  // As it was when the account changed hands, whenever the sheet is asked for.
  const until = postings.findLastIndex(({ entry }) => entry.ywlsh === ywlsh) + 1;
  const balance = postings.slice(0, until).reduce((sum, { line }) => sum + line.fen, 0n);
  return {
    title: TITLE,
    facts: [
      { label: '姓名', value: xingming },
      { label: '证件号码', value: persons(store).get(grzh)?.zjhm ?? '' },
      { label: '个人账号', value: grzh },
      { label: '业务流水号', value: ywlsh },
      { label: '转出单位', value: unitName(store, zcdwzh) },
      { label: '转入单位', value: unitName(store, zrdwzh) },
      { label: '转移生效年月', value: zysxny },
      { label: '办理日期', value: day },
      { label: '随账户转移的余额', value: moneyText(balance) },
    ],
    paragraphs: ['个人账号不变，利息连续计算。有异议的请联系单位或拨打12329。'],
    seal: true,
  };
}
