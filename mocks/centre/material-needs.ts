import { fundTime } from '@/domain/dates';
import type { Actor, Desk } from './desk';
import { persons } from './people';
import { filedLeaseOf, filedLeases } from './registers';

/** A material that this application needs; `mjsm` says where and when a register answered for it, '' when none did. */
export interface Need {
  wjlxId: string;
  wjmc: string;
  sfbs: '0' | '1' | '2';
  mjsm: string;
}

type Rule = (desk: Desk, actor: Actor, zstj: Record<string, string>) => Need[];

/** What each business needs (domain catalogue 5); one that is not listed needs nothing. */
const rules: Record<string, Rule> = { TQ0107: rentNeeds };

export function needsOf(desk: Desk, actor: Actor, ywlx: string, zstj: Record<string, string>): Need[] {
  return Object.hasOwn(rules, ywlx) ? (rules[ywlx]?.(desk, actor, zstj) ?? []) : [];
}

function rentNeeds(desk: Desk, actor: Actor, { zflx = '1', zfhtbh = '' }: Record<string, string>): Need[] {
  const noHome: Need = {
    wjlxId: '0311',
    wjmc: '无房查询结果',
    sfbs: '1',
    mjsm: checked(desk, '不动产登记系统'),
  };
  if (!['2', '3', '4'].includes(zflx)) return [noHome];
  const zjhm = actor.kind === 'person' ? (persons(desk.store).get(actor.grzh)?.zjhm ?? '') : '';
  // Without a contract number the register is asked by the person.
  const filed = zfhtbh
    ? filedLeaseOf(desk.store, zfhtbh, zjhm) !== undefined
    : [...filedLeases(desk.store).values()].some((lease) => lease.zflx === zflx && lease.tenants.includes(zjhm));
  return [
    noHome,
    {
      wjlxId: '0309',
      wjmc: '住房租赁合同（备案）',
      sfbs: '2',
      mjsm: filed ? checked(desk, '房屋租赁合同备案系统') : '',
    },
    { wjlxId: '0310', wjmc: '租金发票或支付凭证', sfbs: '2', mjsm: '' },
  ];
}

const checked = (desk: Desk, register: string) => `系统已核验，免交（${register}，${fundTime(desk.now())}）`;
