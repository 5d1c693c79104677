// Conditions that several businesses of a unit's terms have in common (domain catalogue 6).
import { openRecordOf } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { openOrNone } from '../cases/in-the-way';
import type { Application, RuleCondition } from '../cases/rule';
import { unitOf } from '../kernel/people';

const RULES = '《住房公积金管理条例》（国务院令第844号修订）';

/** The unit's account is in one of these states. */
export function stateCondition({ desk, actor }: Application, ywmc: string, states: readonly string[]): RuleCondition {
  const { dwzhzt } = unitOf(desk, actor);
  const names = states.map((state) => labelOf('dwzhzt', state)).join('、');
  return {
    tjbh: 'DWZT',
    tjmc: `单位账户状态为${names}`,
    mz: states.includes(dwzhzt),
    sjz: labelOf('dwzhzt', dwzhzt),
    yqz: names,
    yj: RULES,
    xyb: '账户状态有疑问请拨打12329',
    refusal: `单位账户${labelOf('dwzhzt', dwzhzt)}，不能办理${ywmc}`,
  };
}

/** None of these is under way. */
export function nothingOpen(
  { desk, actor }: Application,
  ywmc: string,
  disturbing: Readonly<Record<string, string>>,
): RuleCondition {
  const open = Object.keys(disturbing)
    .map((ywlx) => openRecordOf(desk, actor, ywlx))
    .find(Boolean);
  return {
    tjbh: 'ZTYW',
    tjmc: `没有未办结的${Object.values(disturbing).join('、')}`,
    yqz: '无',
    yj: '《本中心网上业务管理规定》',
    ...openOrNone(desk.store, open, `办理${ywmc}`, {
      xyb: `请到“我的办件”查看，办结或撤回后再办理${ywmc}`,
      refusal: `存在未办结的${open?.ywmc ?? ''}，请办结后再办理${ywmc}`,
    }),
  };
}
