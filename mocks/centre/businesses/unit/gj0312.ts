import { peopleFigure } from '@/domain/members/batch-figures';
import { isProvedReason, sealReasonColumns, sealReasonFaults } from '@/domain/members/seal-reason';
import { sealReasonNote } from '../../../data/notes/account-notes';
import { labelOf } from '../../cases/field-reader';
import { actorOf } from '../../kernel/desk';
import { persons, unitOf } from '../../kernel/people';
import { tellAnyway } from '../../kernel/reminders';
import { memberBatchRule } from '../../members/member-batch';
import { openWithdrawal, sealedMember } from '../../members/sealed-members';
import { sealedSince } from '../../members/unit-members';
import { findMember } from '../../members/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';

/** The reason of a sealing put right (domain catalogue GJ0312): it decides what the member may withdraw. */
export const sealReasonChange = memberBatchRule({
  ywlx: 'GJ0312',
  ywmc: '封存原因修改',
  notice: sealReasonNote,
  label: '修改明细',
  columns: sealReasonColumns,
  key: 'grzh',
  states: ['01', '02', '03'],
  undisturbed: [],
  judge: (desk, actor) => (row) => {
    const found = sealedMember(desk, actor, row.grzh ?? '');
    if ('why' in found) return { grzh: found.why };
    const { member } = found;
    const fcyy = accountSeals(desk.store).get(member.grzh)?.fcyy ?? '';
    const open = openWithdrawal(desk, member);
    return {
      ...sealReasonFaults(row, { xingming: member.xingming, fcyy }),
      ...(open ? { grzh: `该职工已按原封存原因办理提取（${open}），不能修改` } : {}),
    };
  },
  figures: (_, __, rows) => ({ hz: [peopleFigure('xgrs', '修改人数', rows.length)] }),
  facts:
    ({ store }) =>
    ({ grzh = '' }) => ({ fcyy: accountSeals(store).get(grzh)?.fcyy ?? '' }),
  needs: (rows) => [
    {
      wjlxId: '0212',
      wjmc: '终止劳动关系文件',
      sfbs: rows.some(({ xfcyy = '' }) => isProvedReason(xfcyy)) ? '1' : '0',
      mjsm: '',
    },
  ],
  shown: {
    lm: ['姓名', '个人账号', '原封存原因', '新封存原因', '修改说明'],
    names: ['xingming', 'grzh', '', 'xfcyy', 'xgyy'],
    widths: [3, 4, 5, 5, 6],
    cells: ({ store }, { grzh = '', xfcyy = '', xgyy = '' }, _, { fcyy }) => {
      const yfcyy = fcyy ? labelOf('fcyy', fcyy) : '未登记';
      return [persons(store).get(grzh)?.xingming ?? '', grzh, yfcyy, labelOf('fcyy', xfcyy), xgyy];
    },
  },
  book: (desk, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const { dwmc } = unitOf(desk, actor);
    for (const { grzh = '', xfcyy = '' } of rows) {
      const member = findMember(desk, actor, grzh);
      const former = accountSeals(desk.store).get(grzh);
      const fcrq = sealedSince(desk, member);
      accountSeals(desk.store).put(grzh, { ...former, grzh, fcyy: xfcyy, fcrq });
      const from = former?.fcyy ? `由“${labelOf('fcyy', former.fcyy)}”` : '';
      tellAnyway(desk, member, {
        xxId: `fcyy-${ywlsh}-${grzh}`,
        title: '封存原因已修改',
        nr: `${dwmc}已将您账户的封存原因${from}改为“${labelOf('fcyy', xfcyy)}”，可以办理的提取随之改变。有异议的请联系单位或拨打12329。`,
        xxlx: '缴存通知',
      });
    }
  },
  done: { jdmc: '原因修改', yj: (people) => `已修改${people}的封存原因` },
});
