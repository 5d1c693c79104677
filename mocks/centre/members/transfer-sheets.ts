// 转移确认单 (docs/rules/gj0306-unit-transfer.md): one per unit and case with its own members, one per member.
import type { IssuedDocument } from '@/api/archive/documents';
import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { INTO, TRANSFER_OUT } from '@/schema/unit/gj0306-unit-transfer';
import { FLEXIBLE } from '../../data/flexible-unit';
import { labelOf } from '../cases/field-reader';
import { issueDocument } from '../documents/document';
import type { DocumentContent } from '../documents/document-content';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { unitName } from './person-views';
import { transfersOfCase, type UnitTransferRecord } from './unit/unit-transfers';

const TITLE = '转移确认单';

/** Issues the sheets of both units with the booking, for case and lists; the member's is issued on request. */
export function issueTransferSheets(tx: Transaction, ywlsh: string): void {
  const moved = transfersOfCase(tx.store, ywlsh);
  for (const dwzh of new Set(moved.flatMap(({ zcdwzh, zrdwzh }) => [zcdwzh, zrdwzh]))) {
    if (dwzh !== FLEXIBLE && units(tx.store).get(dwzh)) issueFor(tx, { kind: 'unit', dwzh }, ywlsh, moved);
  }
}

/** Returns the requester's sheet, issued once (idempotent). @throws BusinessError for another party's transfer */
export function transferSheet(tx: Transaction, actor: Actor, { ywlsh }: { ywlsh: string }): IssuedDocument {
  const own = transfersOfCase(tx.store, ywlsh).filter((one) => isOf(one, actor));
  if (own.length === 0) throw new BusinessError(REFUSED, '未找到该转移记录，请从列表中重新打开');
  return issueFor(tx, actor, ywlsh, own);
}

/** Returns the numbers of cases that moved the member's account. */
export const transferCases = (store: Store, grzh: string): ReadonlySet<string> =>
  new Set(transfersOfCase(store).flatMap((one) => (one.grzh === grzh ? [one.ywlsh] : [])));

const isOf = ({ grzh, zcdwzh, zrdwzh }: UnitTransferRecord, actor: Actor): boolean =>
  actor.kind === 'unit' ? [zcdwzh, zrdwzh].includes(actor.dwzh) : actor.kind === 'person' && grzh === actor.grzh;

function issueFor(tx: Transaction, actor: Actor, ywlsh: string, moved: readonly UnitTransferRecord[]): IssuedDocument {
  const owner = ownerOf(actor);
  const own = moved.filter((one) => isOf(one, actor));
  const content = actor.kind === 'unit' ? unitSheet(tx, actor.dwzh, own) : memberSheet(tx, ywlsh, own);
  return issueDocument(tx, { owner, kind: '47', ywlsh, once: `zyqrd|${ywlsh}|${owner}`, content });
}

function unitSheet({ store }: Transaction, dwzh: string, own: readonly UnitTransferRecord[]): DocumentContent {
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
          labelOf('zyfx', zrdwzh === dwzh ? INTO : TRANSFER_OUT),
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

function memberSheet({ store }: Transaction, ywlsh: string, own: readonly UnitTransferRecord[]): DocumentContent {
  const [moved] = own;
  const { grzh = '', xingming = '', zcdwzh = '', zrdwzh = '', zysxny = '', day = '' } = moved ?? {};
  const postings = postingsOf(store, memberAccount(grzh));
  // Balance at the transfer, whenever the sheet is requested.
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
