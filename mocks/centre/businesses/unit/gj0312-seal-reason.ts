import { peopleFigure } from '@/domain/members/batch-figures';
import { isProvedReason, sealReasonColumns, sealReasonFaults } from '@/schema/unit/gj0312-seal-reason';
import { sealReasonNote } from '../../../data/notes/account-notes';
import { notify } from '../../access/notify';
import { labelOf } from '../../cases/field-reader';
import { persons, unitOf } from '../../kernel/people';
import { actorOf, ownerOf } from '../../kernel/transaction';
import { memberBatchRule } from '../../members/member-batch';
import { openWithdrawal, sealedMember } from '../../members/sealed-members';
import { sealedSince } from '../../members/unit/unit-members';
import { findMember } from '../../members/unit/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';

/** Correction of a sealing reason (docs/rules/gj0312-seal-reason.md), which decides the possible withdrawals. */
export const sealReasonChange = memberBatchRule({
  ywlx: 'GJ0312',
  ywmc: '封存原因修改',
  notice: sealReasonNote,
  label: '修改明细',
  columns: sealReasonColumns,
  key: 'grzh',
  states: ['01', '02', '03'],
  noConcurrentChange: [],
  judge: (tx, actor) => (row) => {
    const found = sealedMember(tx, actor, row.grzh ?? '');
    if ('why' in found) return { grzh: found.why };
    const { member } = found;
    const fcyy = accountSeals(tx.store).get(member.grzh)?.fcyy ?? '';
    const open = openWithdrawal(tx, member);
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
  book: (tx, { owner, ywlsh }, rows) => {
    const actor = actorOf(owner);
    const { dwmc } = unitOf(tx, actor);
    for (const { grzh = '', xfcyy = '' } of rows) {
      const member = findMember(tx, actor, grzh);
      const former = accountSeals(tx.store).get(grzh);
      const fcrq = sealedSince(tx, member);
      accountSeals(tx.store).put(grzh, { ...former, grzh, fcyy: xfcyy, fcrq });
      const data = {
        ywlsh,
        dwmc,
        former: former?.fcyy ? labelOf('fcyy', former.fcyy) : '',
        reason: labelOf('fcyy', xfcyy),
      };
      notify(tx, ownerOf({ kind: 'person', grzh }), 'seal-reason-changed', data);
    }
  },
  done: { jdmc: '原因修改', yj: (people) => `已修改${people}的封存原因` },
});
