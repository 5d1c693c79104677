import type { TodoItem } from '@/api/todos';
import { actingOperator, mayCheckFor } from '../access/operators';
import { twoPersonOf } from '../access/two-person';
import { casePath } from '../cases/case-path';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { sumText } from '../cases/case-sum';
import { holdsForCheck } from '../cases/check-state';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { changeProposals } from '../remittance/change-check';
import { listName } from '../remittance/records';
import { standingProposal } from '../remittance/standing-check';

/** Whether whoever is signed in may say yes or no to it: never to what they handed in themselves. */
export function mayCheckCase(desk: Desk, actor: Actor, record: CaseRecord): boolean {
  if (actor.kind !== 'unit' || !holdsForCheck(record)) return false;
  const self = actingOperator(desk, actor);
  return self !== undefined && mayCheckFor(self, record.jbr?.jbrzjhm);
}

/** What waits for this operator to be checked, and a change of the setting that waits for a yes. */
export function checkTodos(desk: Desk, actor: Actor): TodoItem[] {
  if (actor.kind !== 'unit') return [];
  const waiting = casesOf(desk.store, ownerOf(actor)).filter((record) => mayCheckCase(desk, actor, record));
  const setting = twoPersonOf(desk, actor);
  const standing = standingProposal(desk, actor);
  const changes = changeProposals(desk, actor).filter(({ asked }) => asked.kty);
  return [
    ...waiting.map(({ ywlx, ywlsh, ywmc, owner, jbr, automatic, since, je, jemc }) => ({
      ywlx,
      ywlsh,
      title: `待复核：${ywmc}`,
      sxsm: [automatic ? '按约定自动汇缴' : `${jbr?.jbrxm ?? ''}经办`, sumText({ je, jemc }), '请核对后复核或退回']
        .filter(Boolean)
        .join('，'),
      rq: since,
      lj: casePath({ owner, ywlsh }),
    })),
    ...changes.map(({ list, asked: { jbrxm, sj } }) => ({
      ywlx: list.bj ? 'GJ0202' : 'GJ0201',
      ywlsh: list.ywlsh,
      title: `待复核：${listName(list)}更改缴款方式`,
      sxsm: `${jbrxm}申请，请核对后同意或不同意`,
      rq: sj.slice(0, 10),
      lj: `/dwwt/cxyw/${list.bj ? 'bjjl' : 'hjpz'}?qcqrdh=${list.qcqrdh}`,
    })),
    ...(setting.kty && setting.sq
      ? [
          {
            ywlx: 'SRFH',
            ywlsh: '',
            title: '双人复核设置待确认',
            sxsm: `${setting.sq.jbrxm}申请变更，请确认`,
            rq: setting.sq.sj.slice(0, 10),
            lj: '/dwwt/xtgl/czygl',
          },
        ]
      : []),
    ...(standing?.kty
      ? [
          {
            ywlx: 'GJ0201',
            ywlsh: '',
            title: '每月自动汇缴待确认',
            sxsm: `${standing.jbrxm}申请${standing.zt === '1' ? '开通' : '取消'}，请确认`,
            rq: standing.sj.slice(0, 10),
            lj: '/dwwt/cxyw/hjpz',
          },
        ]
      : []),
  ];
}
