// Smart push (specification 2.1, /znts): matters that fit whoever is signed in, worked out from the ledger and the registers.
import type { PushedMatter } from '@/api/answers';
import type { MenuNode } from '@/api/auth';
import { byEndOf } from '@/domain/dates';
import { menusOf } from '../../../data/role-access';
import { AGREEMENT_PAGE } from '../../access/gate';
import { casesOf } from '../../cases/case-states';
import { DRAFT_BOXES, listDrafts } from '../../cases/drafts';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { rolesOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { matterAt } from './answers-matters';
import { developerMatters } from './answers-push-developer';
import { personMatters } from './answers-push-person';
import { unitMatters } from './answers-push-unit';

/** What a rule found: where it leads is an address of the menu. */
export interface Fitting {
  /** Names the occasion: another month or another loan is another occasion. */
  id: string;
  bt: string;
  yy: string;
  jj: PushedMatter['jj'];
  lj: string;
}

const dismissed = (store: Store) => store.table<{ owner: string; id: string }>('push-dismissed');

const MY_CASES: Readonly<Record<Actor['kind'], string>> = {
  person: '/grwt/MyOffice',
  unit: '/dwwt/DWmyOffice',
  developer: '/kfswt/MyOffice',
  applicant: '',
};

/** What fits now and is in the person's menu, what waits first; without what they want no more of. */
export function pushedMatters(desk: Desk, actor: Actor): { list: PushedMatter[]; yhl: number } {
  const open = openAddresses(desk, actor);
  const fitting = [...returnedCases(desk, actor), ...own(desk, actor), ...waitingDrafts(desk, actor)]
    .filter(({ lj }) => open.has(lj) || lj === AGREEMENT_PAGE)
    .sort((a, b) => (a.jj < b.jj ? -1 : a.jj > b.jj ? 1 : 0));
  const kept = fitting.filter(({ id }) => dismissed(desk.store).get(keyOf(actor, id)) === undefined);
  const list = kept.map(({ lj, ...matter }): PushedMatter => ({ ...matter, sx: matterAt(lj) }));
  return { list, yhl: fitting.length - kept.length };
}

/** '1': no more of this one; '0': all of them again. @throws Refusal */
export function dismissMatter(desk: Desk, actor: Actor, input: { id: string; hl: string }): null {
  const table = dismissed(desk.store);
  if (input.hl === '0') {
    const mine = [...table.values()].filter(({ owner }) => owner === ownerOf(actor));
    for (const { id } of mine) table.delete(keyOf(actor, id));
    return null;
  }
  if (input.hl !== '1' || !/^[\w-]{1,80}$/.test(input.id)) throw new Refusal(REFUSED, '没有找到这条推送，请刷新页面');
  table.put(keyOf(actor, input.id), { owner: ownerOf(actor), id: input.id });
  return null;
}

const keyOf = (actor: Actor, id: string) => `${ownerOf(actor)}|${id}`;

function own(desk: Desk, actor: Actor): Fitting[] {
  if (actor.kind === 'person') return personMatters(desk, actor);
  if (actor.kind === 'unit') return unitMatters(desk, actor);
  return actor.kind === 'developer' ? developerMatters(desk, actor) : [];
}

function returnedCases(desk: Desk, actor: Actor): Fitting[] {
  return casesOf(desk.store, ownerOf(actor))
    .filter(({ ywzt }) => ywzt === '97')
    .map(({ ywlsh, ywmc, deadline, sbyy }) => ({
      id: `bz-${ywlsh}`,
      bt: `${ywmc}待补正`,
      yy: `${sbyy?.yy ?? '审核人员要求补正'}，请在${byEndOf(deadline ?? '')}改好重新提交`,
      jj: '1',
      lj: MY_CASES[actor.kind],
    }));
}

function waitingDrafts(desk: Desk, actor: Actor): Fitting[] {
  // A correction is spoken of with its case.
  const begun = listDrafts(desk, actor).filter(({ bzcg }) => bzcg === undefined);
  return begun.map(({ ywlx, ywmc, bcsj, yxq }) => ({
    id: `cg-${ywlx}-${bcsj.replace(/\D/g, '')}`,
    bt: `继续填写${ywmc}`,
    yy: `您在${bcsj.slice(0, 16)}填写了一部分，草稿保存到${yxq}`,
    jj: '2',
    lj: DRAFT_BOXES[actor.kind],
  }));
}

/** Every address of the menu that the roles leave, hidden pages too. */
function openAddresses(desk: Desk, actor: Actor): ReadonlySet<string> {
  const loginType = ({ person: '1', unit: '2', developer: '3', applicant: '1' } as const)[actor.kind];
  const walk = (node: MenuNode): string[] => [node.path ?? '', ...(node.children ?? []).flatMap(walk)];
  const shown = actor.kind === 'applicant' ? [] : menusOf(loginType, rolesOf(desk, actor)).flatMap(walk);
  return new Set(shown);
}
