import type { IssuedDocument } from '@/api/archive/documents';
import { formatMoney, moneyText } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import { peopleText } from '@/domain/text/counts';
import { cases } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { issueDocument } from '../documents/document';
import type { DocumentContent } from '../documents/document-content';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { monthRuns, type RemittanceRecord, remittances } from './list/records';

/** Returns the 汇缴凭证 of a booked list; issued once. @throws BusinessError for another unit's list or one not booked */
export function issueVoucherFor(tx: Transaction, actor: Actor, input: { qcqrdh: string }): IssuedDocument {
  const { dwzh } = unitOf(tx, actor);
  const list = remittances(tx.store).get(input.qcqrdh);
  if (list?.dwzh !== dwzh) throw new BusinessError(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  if (list.zt !== '4') throw new BusinessError(REFUSED, '该清册尚未入账，入账后生成凭证');
  return issueVoucher(tx, list);
}

/** Issued at the booking, so that the case carries it. */
export function issueVoucher(tx: Transaction, list: RemittanceRecord): IssuedDocument {
  const unit = units(tx.store).get(list.dwzh);
  if (!unit) throw new Error(`No unit ${list.dwzh}`);
  const record = cases(tx.store).get(list.ywlsh);
  return issueDocument(tx, {
    owner: ownerOf({ kind: 'unit', dwzh: list.dwzh }),
    kind: '32',
    content: voucher(unit, list, record?.jbr?.jbrxm ?? record?.blqd ?? ''),
    ywlsh: list.ywlsh,
    once: `pz|${list.pzh}`,
  });
}

function voucher(unit: UnitRecord, { figures, ...list }: RemittanceRecord, jbrxm: string): DocumentContent {
  const { bj } = list;
  const name = bj ? '补缴' : '汇缴';
  const { syrs, zjrs, jsrs, hjrs, syje, zjje, jsje, tzje, hjje, dwhjje, grhjje } = figures;
  return {
    title: `住房公积金${name}凭证`,
    subtitle: `凭证号：${list.pzh}`,
    facts: [
      { label: '单位名称', value: unit.dwmc },
      { label: '单位账号', value: unit.dwzh },
      { label: '统一社会信用代码', value: unit.tyshxydm },
      { label: '经办人', value: jbrxm },
      bj ? { label: '补缴年月', value: monthRuns(bj.months) } : { label: '汇缴年月', value: list.hjny },
      ...(bj ? [{ label: '补缴原因', value: labelOf('bjyy', bj.bjyy) }] : []),
      { label: '清册确认单号', value: list.qcqrdh },
      { label: `${bj ? '缴款' : '汇缴'}方式`, value: labelOf('hjfs', list.hjfs) },
      { label: '缴款日期', value: list.paid },
      { label: '入账日期', value: list.booked },
      { label: `${name}人数`, value: peopleText(hjrs) },
      { label: `${name}金额`, value: moneyText(hjje) },
      { label: '金额大写', value: capitalAmount(hjje) },
    ],
    tables: [
      {
        caption: bj ? '补缴金额' : '清册平衡',
        head: ['项目', '人数', '金额（元）'],
        align: ['left', 'right', 'right'],
        widths: [4, 2, 3],
        rows: [
          ...(bj
            ? [['补缴', String(hjrs), formatMoney(hjje, '')]]
            : [
                ['上月', String(syrs), formatMoney(syje, '')],
                ['本月增加', String(zjrs), formatMoney(zjje, '')],
                ['本月减少', String(jsrs), formatMoney(jsje, '')],
                ['本月调整', '', formatMoney(tzje, '')],
                ['本月汇缴', String(hjrs), formatMoney(hjje, '')],
              ]),
          ['其中：单位部分', '', formatMoney(dwhjje, '')],
          ['其中：个人部分', '', formatMoney(grhjje, '')],
        ],
      },
    ],
    paragraphs: ['以上款项已按清册记入职工个人账户。'],
    seal: true,
  };
}
