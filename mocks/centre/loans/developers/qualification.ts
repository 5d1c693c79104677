// A developer's qualification: document and expiry reminders (docs/rules/developers.md, Qualification).
import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { type DeveloperRecord, developers } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerOf, type Transaction, transactionOn } from '../../kernel/transaction';
import { isQualificationOf } from '../../registers/developer-qualifications';

/** Reminds developers ahead of the expiry and on the day after it. */
export function remindQualifications(store: Store, day: PlainDate): void {
  const soon = addDays(day, policyCount('p.zzTx'));
  for (const { kfsbh, zzyxq } of developers(store).values()) {
    const lapsed = zzyxq === addDays(day, -1);
    if (zzyxq !== soon && !lapsed) continue;
    const owner = ownerOf({ kind: 'developer', kfsbh });
    const data = { zzyxq, day };
    notify(transactionOn(store, day), owner, lapsed ? 'qualification-ended' : 'qualification-ending', data);
  }
}

/** Qualification document (0601); exempt where the register knows the certificate as this developer's. */
export function qualificationNeed(tx: Transaction, developer: DeveloperRecord, zzzsbh = developer.zzzsbh): Need {
  const known = isQualificationOf(tx.store, { zzzsbh, tyshxydm: developer.tyshxydm });
  const mjsm = known ? checkedBy(tx, '房地产开发企业资质登记') : '';
  return { wjlxId: '0601', wjmc: '营业执照、资质证书', sfbs: '1', mjsm };
}
