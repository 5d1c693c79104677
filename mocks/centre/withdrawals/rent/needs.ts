import { moneyText, parseYuan } from '@/domain/money';
import { familyPaper } from '../../cases/family';
import { labelOf } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { persons } from '../../kernel/people';
import { isSilent } from '../../registers/register-queries';
import { type FiledLease, filedLeaseOf, hasFiledLease } from '../../registers/registers';

/** Materials of a rent withdrawal (docs/rules/tq0107-rent.md). */
export function rentNeeds({ tx, actor }: Application, values: Readonly<Record<string, string>>): Need[] {
  const { zflx = '1', zfhtbh = '' } = values;
  const silent = isSilent(tx.store, '不动产登记');
  const noHome: Need = {
    wjlxId: '0311',
    wjmc: '无房查询结果',
    sfbs: '1',
    mjsm: silent ? '不动产登记暂时没有应答，由中心核查，无需上传' : checkedBy(tx, '不动产登记系统'),
    dhc: silent,
  };
  const zjhm = actor.kind === 'person' ? (persons(tx.store).get(actor.grzh)?.zjhm ?? '') : '';
  const family = familyPaper(tx, { zjhm }, values);
  if (!['2', '3', '4'].includes(zflx)) return [noHome, ...family];
  // Without a contract number the register is queried by person.
  const lease = zfhtbh ? filedLeaseOf(tx.store, zfhtbh, zjhm) : undefined;
  const same = lease && Object.keys(leaseDifferences(lease, values)).length === 0;
  const filed = zfhtbh ? same : hasFiledLease(tx.store, zflx, zjhm);
  return [
    noHome,
    ...family,
    {
      wjlxId: '0309',
      wjmc: '住房租赁合同（备案）',
      sfbs: '2',
      mjsm: filed ? checkedBy(tx, '房屋租赁合同备案系统') : '',
    },
    { wjlxId: '0310', wjmc: '租金发票或支付凭证', sfbs: '2', mjsm: '' },
  ];
}

/** Differences between the form and the filed lease, field → sentence; a part of its term is no difference. */
export function leaseDifferences(
  lease: FiledLease,
  { zflx = '', yzj = '', zlksrq = '', zljsrq = '' }: Readonly<Record<string, string>>,
): Record<string, string> {
  const rent = parseYuan(yzj);
  const differences: Record<string, string> = {};
  if (zflx && zflx !== lease.zflx)
    differences.zflx = `租房类型与备案信息不一致（备案为${labelOf('zflx', lease.zflx)}）`;
  if (rent !== undefined && rent !== lease.yzj)
    differences.yzj = `月租金与备案信息不一致（备案月租金${moneyText(lease.yzj)}）`;
  if (zlksrq && zlksrq < lease.zlksrq) differences.zlksrq = `租赁起始日期早于备案（备案自${lease.zlksrq}起）`;
  if (zljsrq > lease.zljsrq) differences.zljsrq = `租赁终止日期晚于备案（备案至${lease.zljsrq}）`;
  return differences;
}
