import { fundTime } from '@/domain/dates';
import { peopleFigure } from '@/domain/members/batch-figures';
import { addressColumns, addressFaults } from '@/domain/members/contact';
import { regionNamed, regionText } from '@/domain/region';
import { addressChangeNote } from '../../../data/notes/account-notes';
import { actorOf } from '../../kernel/desk';
import { persons, unitOf } from '../../kernel/people';
import { changeInfo } from '../../kernel/person-info';
import { tellAnyway } from '../../kernel/reminders';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { findMember, pickedMember } from '../../members/unit-members-pick';
import { regionTree } from '../../registers/places';

/** Home addresses of several members (domain catalogue GJ0314): what was said last counts. */
export const addressChange = memberBatchRule({
  ywlx: 'GJ0314',
  ywmc: '批量修改家庭地址',
  notice: addressChangeNote,
  label: '修改明细',
  columns: addressColumns,
  key: 'grzh',
  states: ['01', '02', '03'],
  undisturbed: [],
  judge: (desk, actor) => (row) => {
    const found = pickedMember(desk, actor, row.grzh);
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
  book: (desk, { owner, ywlsh, jbr, blqd }, rows) => {
    const actor = actorOf(owner);
    const { dwmc } = unitOf(desk, actor);
    const by = { czr: `单位经办人${jbr?.jbrxm ?? ''}（${dwmc}）`, qd: blqd, id: ywlsh };
    const sj = fundTime(desk.now());
    for (const row of rows) {
      const member = findMember(desk, actor, row.grzh ?? '');
      const jtzz = JSON.stringify(partsOf(row));
      const changed = changeInfo(desk, member.grzh, { jtzz, ...(row.yzbm && { yzbm: row.yzbm }) }, by);
      if (changed.length === 0) continue;
      const title = '单位变更了您的家庭地址';
      const nr = `${dwmc}于${sj}将您登记的家庭地址改为${regionText(partsOf(row))}，您可以随时在个人账户信息变更中改回。`;
      tellAnyway(desk, member, { xxId: `jtdz-${ywlsh}-${member.grzh}`, title, nr, xxlx: '办件通知' });
    }
  },
  done: { jdmc: '地址修改', yj: (people) => `已修改${people}的家庭地址` },
});

/** Province, city, district and the rest. */
const partsOf = ({ ssq = '', xxdz = '' }: MemberRow) => [...(regionNamed(ssq, regionTree) ?? [ssq]), xxdz];
