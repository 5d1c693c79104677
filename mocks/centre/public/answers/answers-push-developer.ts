import { byEndOf } from '@/domain/dates';
import type { Actor, Desk } from '../../kernel/desk';
import { openConfirmations } from '../../loans/applications/developer-view';
import { houseName, houses } from '../../loans/buildings';
import { ownProjects } from '../../loans/developers/project-views';
import type { Fitting } from './answers-push';

/** What fits a developer: sales that wait for a word, homes that could still be lent for. */
export function developerMatters(desk: Desk, actor: Actor): Fitting[] {
  const waiting = openConfirmations(desk, actor).map(({ record }): Fitting => {
    const house = houses(desk.store).get(record.values.fwbh ?? '');
    const home = `${record.values.lpmc ?? ''}${house ? houseName(desk.store, house) : ''}`;
    return {
      id: `aj-${record.ywlsh}`,
      bt: '确认购房人的按揭',
      yy: `${home}的购房人申请了公积金贷款，请在${byEndOf(record.deadline ?? '')}确认，逾期申请退回购房人`,
      jj: '1',
      lj: '/kfswt/cx_yw/dk_cx/ajkh',
    };
  });
  const projects = ownProjects(desk, actor);
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
