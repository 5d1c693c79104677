import type { TodoItem } from '@/api/cases/todos';
import { actingOperator, mayCheckFor } from '../access/operators';
import { twoPersonOf } from '../access/two-person-rule';
import { casePath } from '../cases/case-path';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { sumText } from '../cases/case-sum';
import { holdsForCheck } from '../cases/check/check-state';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { changeProposals } from '../remittance/debit/change-check';
import { standingProposal } from '../remittance/debit/standing-check';
import { listName } from '../remittance/list/records';

/** Returns whether the signed-in operator may check the case: never one's own. */
export function mayCheckCase(tx: Transaction, actor: Actor, record: CaseRecord): boolean {
  if (actor.kind !== 'unit' || !holdsForCheck(record)) return false;
  const self = actingOperator(tx, actor);
  return self !== undefined && mayCheckFor(self, record.jbr?.jbrzjhm);
}

/** Returns the operator's cases to check, and a pending change of two-person mode. */
export function checkTodos(tx: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'unit') return [];
  const waiting = casesOf(tx.store, ownerOf(actor)).filter((record) => mayCheckCase(tx, actor, record));
  const setting = twoPersonOf(tx, actor);
  const standing = standingProposal(tx, actor);
  const changes = changeProposals(tx, actor).filter(({ asked }) => asked.kty);
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
