import { parseYuan } from '@/domain/money';
import { familyPaper } from '../../cases/family';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { persons } from '../../kernel/people';
import { isSilent } from '../../registers/register-queries';
import { filedLeaseOf, hasFiledLease } from '../../registers/registers';

/** Materials of a rent withdrawal (domain catalogue 5). */
export function rentNeeds({ desk, actor }: Application, values: Readonly<Record<string, string>>): Need[] {
  const { zflx = '1', zfhtbh = '', yzj = '' } = values;
  const silent = isSilent(desk.store, '不动产登记');
  const noHome: Need = {
    wjlxId: '0311',
    wjmc: '无房查询结果',
    sfbs: '1',
    mjsm: silent ? '不动产登记暂时没有应答，由中心核查，无需上传' : checkedBy(desk, '不动产登记系统'),
    dhc: silent,
  };
  const zjhm = actor.kind === 'person' ? (persons(desk.store).get(actor.grzh)?.zjhm ?? '') : '';
  const family = familyPaper(desk, { zjhm }, values);
  if (!['2', '3', '4'].includes(zflx)) return [noHome, ...family];
  // Without a contract number the register is asked by the person.
  const lease = zfhtbh ? filedLeaseOf(desk.store, zfhtbh, zjhm) : undefined;
  const otherwise = lease && (lease.zflx !== zflx || (yzj !== '' && parseYuan(yzj) !== lease.yzj));
  const filed = zfhtbh ? lease !== undefined && !otherwise : hasFiledLease(desk.store, zflx, zjhm);
  return [
    noHome,
    ...family,
    {
      wjlxId: '0309',
      wjmc: '住房租赁合同（备案）',
      sfbs: '2',
      mjsm: filed ? checkedBy(desk, '房屋租赁合同备案系统') : '',
    },
    { wjlxId: '0310', wjmc: '租金发票或支付凭证', sfbs: '2', mjsm: '' },
  ];
}
