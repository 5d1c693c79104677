// A developer's qualification (domain catalogue 3 and 10): its paper, and what is said before no property is admitted or changed any more.
import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { type Desk, deskOn } from '../../kernel/desk';
import { type DeveloperRecord, developers } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { isQualificationOf } from '../../registers/developer-qualifications';
import { tellCompany } from '../applications/tell-developer';

const RENEW = { lj: '/kfswt/cx_yw/xx_cx/kfsxxwh', ljmc: '去更新资质' };

/** Some days before the last one, and on the day after it. */
export function remindQualifications(store: Store, day: PlainDate): void {
  const soon = addDays(day, policyCount('p.zzTx'));
  for (const { kfsbh, zzyxq } of developers(store).values()) {
    const lapsed = zzyxq === addDays(day, -1);
    if (zzyxq !== soon && !lapsed) continue;
    const title = lapsed ? '开发企业资质已过期' : '开发企业资质即将到期';
    const until = lapsed ? `已于${zzyxq}到期` : `将于${zzyxq}到期，到期后`;
    const nr = `贵公司的开发企业资质${until}${lapsed ? '，' : ''}不能办理楼盘准入与变更，请在“开发商信息维护”中更新资质。`;
    tellCompany(deskOn(store, day), kfsbh, { xxId: `zz-${kfsbh}-${zzyxq}-${day}`, title, nr, ...RENEW });
  }
}

/** The paper of it: not to be sent where the register knows the certificate as this developer's (0601). */
export function qualificationNeed(desk: Desk, developer: DeveloperRecord, zzzsbh = developer.zzzsbh): Need {
  const known = isQualificationOf(desk.store, { zzzsbh, tyshxydm: developer.tyshxydm });
  const mjsm = known ? checkedBy(desk, '房地产开发企业资质登记') : '';
  return { wjlxId: '0601', wjmc: '营业执照、资质证书', sfbs: '1', mjsm };
}
