import { fundTime } from '@/domain/dates';
import { regionNamed, regionText } from '@/domain/identity/region';
import { peopleFigure } from '@/domain/members/batch-figures';
import { addressColumns, addressFaults } from '@/schema/unit/gj0314-address-change';
import { addressChangeNote } from '../../../data/notes/account-notes';
import { notify } from '../../access/notify';
import { persons, unitOf } from '../../kernel/people';
import { changeInfo } from '../../kernel/person-info';
import { actorOf, ownerOf } from '../../kernel/transaction';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { findMember, pickedMember } from '../../members/unit/unit-members-pick';
import { regionTree } from '../../registers/places';

/** Home addresses of several members (docs/rules/gj0314-address-change.md); the latest change counts. */
export const addressChange = memberBatchRule({
  ywlx: 'GJ0314',
  ywmc: '批量修改家庭地址',
  notice: addressChangeNote,
  label: '修改明细',
  columns: addressColumns,
  key: 'grzh',
  states: ['01', '02', '03'],
  noConcurrentChange: [],
  judge: (tx, actor) => (row) => {
    const found = pickedMember(tx, actor, row.grzh);
    return 'why' in found ? { grzh: found.why } : addressFaults(row, found.member, regionTree);
  },
  figures: (_, __, rows) => ({ hz: [peopleFigure('xgrs', '修改人数', rows.length)] }),
  shown: {
    lm: ['姓名', '个人账号', '家庭地址', '邮政编码'],
    names: ['xingming', 'grzh', '', 'yzbm'],
    widths: [3, 4, 8, 3],
    covers: ['ssq', 'xxdz'],
    cells: ({ store }, row) => [
      persons(store).get(row.grzh ?? '')?.xingming ?? '',
      row.grzh ?? '',
      regionText(partsOf(row)),
      row.yzbm || '--',
    ],
  },
  book: (tx, { owner, ywlsh, jbr, blqd }, rows) => {
    const actor = actorOf(owner);
    const { dwmc } = unitOf(tx, actor);
    const by = { czr: `单位经办人${jbr?.jbrxm ?? ''}（${dwmc}）`, qd: blqd, id: ywlsh };
    const sj = fundTime(tx.now());
    for (const row of rows) {
      const member = findMember(tx, actor, row.grzh ?? '');
      const jtzz = JSON.stringify(partsOf(row));
      const changed = changeInfo(tx, member.grzh, { jtzz, ...(row.yzbm && { yzbm: row.yzbm }) }, by);
      if (changed.length === 0) continue;
      const data = { ywlsh, dwmc, sj, address: regionText(partsOf(row)) };
      notify(tx, ownerOf({ kind: 'person', grzh: member.grzh }), 'address-changed', data);
    }
  },
  done: { jdmc: '地址修改', yj: (people) => `已修改${people}的家庭地址` },
});

/** Province, city, district and detailed address. */
const partsOf = ({ ssq = '', xxdz = '' }: MemberRow) => [...(regionNamed(ssq, regionTree) ?? [ssq]), xxdz];
