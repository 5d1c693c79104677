// Smart push (docs/specification.md 2.1, /znts): matters for the signed-in actor, derived from ledger and registers.
import type { PushedMatter } from '@/api/public/answers';
import type { MenuNode } from '@/api/session/auth';
import { byEndOf } from '@/domain/dates';
import { menusOf } from '../../../data/menus/role-access';
import { AGREEMENT_PAGE } from '../../access/gate';
import { casesOf } from '../../cases/case-states';
import { DRAFT_BOXES, listDrafts } from '../../cases/drafts/drafts';
import { rolesOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { openConfirmations } from '../../loans/applications/developer-view';
import { houseName, houses } from '../../loans/buildings';
import { projectsOfDeveloper } from '../../loans/developers/project-views';
import { matterAt } from './answers-matters';
import { personMatters } from './answers-push-person';
import { unitMatters } from './answers-push-unit';
import type { Fitting } from './fitting';

const dismissed = (store: Store) => store.table<{ owner: OwnerKey; id: string }>('push-dismissed');

const MY_CASES: Readonly<Record<Actor['kind'], string>> = {
  person: '/grwt/MyOffice',
  unit: '/dwwt/DWmyOffice',
  developer: '/kfswt/MyOffice',
  applicant: '',
};

/** Returns current suggestions within the actor's menu, pending matters first, without dismissed ones. */
export function pushedMatters(tx: Transaction, actor: Actor): { list: PushedMatter[]; yhl: number } {
  const open = openAddresses(tx, actor);
  const fitting = [...returnedCases(tx, actor), ...own(tx, actor), ...waitingDrafts(tx, actor)]
    .filter(({ lj }) => open.has(lj) || lj === AGREEMENT_PAGE)
    .sort((a, b) => (a.jj < b.jj ? -1 : a.jj > b.jj ? 1 : 0));
  const kept = fitting.filter(({ id }) => dismissed(tx.store).get(keyOf(actor, id)) === undefined);
  const list = kept.map(({ lj, ...matter }): PushedMatter => ({ ...matter, sx: matterAt(lj) }));
  return { list, yhl: fitting.length - kept.length };
}

/** Dismisses a suggestion ('1') or restores all ('0'). @throws BusinessError */
export function dismissMatter(tx: Transaction, actor: Actor, input: { id: string; hl: string }): null {
  const table = dismissed(tx.store);
  if (input.hl === '0') {
    const mine = [...table.values()].filter(({ owner }) => owner === ownerOf(actor));
    for (const { id } of mine) table.delete(keyOf(actor, id));
    return null;
  }
  if (input.hl !== '1' || !/^[\w-]{1,80}$/.test(input.id))
    throw new BusinessError(REFUSED, '没有找到这条推送，请刷新页面');
  table.put(keyOf(actor, input.id), { owner: ownerOf(actor), id: input.id });
  return null;
}

const keyOf = (actor: Actor, id: string) => `${ownerOf(actor)}|${id}`;

function own(tx: Transaction, actor: Actor): Fitting[] {
  if (actor.kind === 'person') return personMatters(tx, actor);
  if (actor.kind === 'unit') return unitMatters(tx, actor);
  return actor.kind === 'developer' ? developerMatters(tx, actor) : [];
}

function returnedCases(tx: Transaction, actor: Actor): Fitting[] {
  return casesOf(tx.store, ownerOf(actor))
    .filter(({ ywzt }) => ywzt === '97')
    .map(({ ywlsh, ywmc, deadline, sbyy }) => ({
      id: `bz-${ywlsh}`,
      bt: `${ywmc}待补正`,
      yy: `${sbyy?.yy ?? '审核人员要求补正'}，请在${byEndOf(deadline ?? '')}改好重新提交`,
      jj: '1',
      lj: MY_CASES[actor.kind],
    }));
}

function waitingDrafts(tx: Transaction, actor: Actor): Fitting[] {
  // A correction is shown with its case.
  const begun = listDrafts(tx, actor).filter(({ bzcg }) => bzcg === undefined);
  return begun.map(({ ywlx, ywmc, bcsj, yxq }) => ({
    id: `cg-${ywlx}-${bcsj.replace(/\D/g, '')}`,
    bt: `继续填写${ywmc}`,
    yy: `您在${bcsj.slice(0, 16)}填写了一部分，草稿保存到${yxq}`,
    jj: '2',
    lj: DRAFT_BOXES[actor.kind],
  }));
}

/** Menu addresses open to the actor's roles, including hidden pages. */
function openAddresses(tx: Transaction, actor: Actor): ReadonlySet<string> {
  const loginType = ({ person: '1', unit: '2', developer: '3', applicant: '1' } as const)[actor.kind];
  const walk = (node: MenuNode): string[] => [node.path ?? '', ...(node.children ?? []).flatMap(walk)];
  const shown = actor.kind === 'applicant' ? [] : menusOf(loginType, rolesOf(tx, actor)).flatMap(walk);
  return new Set(shown);
}

/** Matters of a developer: sales to confirm, homes still available for loans. */
function developerMatters(tx: Transaction, actor: Actor): Fitting[] {
  const waiting = openConfirmations(tx, actor).map(({ record }): Fitting => {
    const house = houses(tx.store).get(record.values.fwbh ?? '');
    const home = `${record.values.lpmc ?? ''}${house ? houseName(tx.store, house) : ''}`;
    return {
      id: `aj-${record.ywlsh}`,
      bt: '确认购房人的按揭',
      yy: `${home}的购房人申请了公积金贷款，请在${byEndOf(record.deadline ?? '')}确认，逾期申请退回购房人`,
      jj: '1',
      lj: '/kfswt/cx_yw/dk_cx/ajkh',
    };
  });
  const projects = projectsOfDeveloper(tx, actor);
  const sellable = projects.reduce((sum, { kdts }) => sum + Number(kdts), 0);
  if (sellable === 0) return waiting;
  return [
    ...waiting,
    {
      id: `ld-${sellable}`,
      bt: '维护楼栋可贷状态',
      yy: `${projects.length}个楼盘还有${sellable}套可以申请公积金贷款，房屋售出后请及时更新，购房人在“合作楼盘”看到的就是这里的数字`,
      jj: '2',
      lj: '/kfswt/cx_yw/lp_cx/ldb',
    },
  ];
}
