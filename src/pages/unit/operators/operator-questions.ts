import type { OperatorRow } from '@/api/session/operators';
import { dictionaryLabel } from '@/session/dictionary';

/** 经办 of dictionary czyjs, 在用 of czyzt. */
const [PREPARES, IN_USE] = ['2', '1'];

/** Question before an operator is stopped: what becomes of the cases. */
export function stopQuestion({ xingming, zbyw = [], dfyw = [] }: OperatorRow): string {
  const left =
    zbyw.length > 0
      ? `${xingming}经办、尚未办结的${zbyw.length}笔业务由其他可以经办的操作员接着办理，短信也发给他们：${zbyw.join('、')}。`
      : '已提交的业务不受影响。';
  return `停用后${xingming}立即退出，不能再登录，本人会收到短信。${left}${uncheckedText(xingming, dfyw)}您确定要停用吗？`;
}

/**
 * Question before an operator's role becomes `js`: what nobody could review any more.
 * @param operators all operators in two-person mode, else null
 */
export function roleQuestion(row: OperatorRow, js: string, operators: readonly OperatorRow[] | null): string {
  const { xingming, dfyw = [] } = row;
  const [from, to] = [dictionaryLabel('czyjs', row.js), dictionaryLabel('czyjs', js)];
  const left =
    js === PREPARES
      ? uncheckedText(xingming, dfyw) || aloneText(row, operators ?? [])
      : operators && row.js === PREPARES
        ? `${xingming}不复核您经办的业务：须双人复核的，不由经办人一人指定复核人。`
        : '';
  return `${xingming}的岗位由${from}改为${to}，立即生效，本人会收到短信。${left}您确定要变更吗？`;
}

/** Pending reviews that only this operator may make; '' for none. */
function uncheckedText(xingming: string, cases: readonly string[]): string {
  return cases.length > 0
    ? `待复核的${cases.length}笔只有${xingming}可以复核，此后没有人可以复核，须邀请或恢复另一名复核岗或管理岗操作员，或由经办人撤回：${cases.join('、')}。`
    : '';
}

/** Warns if no reviewer would remain for an operator's applications. */
function aloneText({ czyid }: OperatorRow, operators: readonly OperatorRow[]): string {
  const others = operators.filter((one) => one.czyid !== czyid && one.zt === IN_USE && one.js !== PREPARES);
  const [only] = others;
  return only && others.length === 1
    ? `改后只有${only.xingming}可以复核，${only.xingming}自己经办的业务没有人可以复核，请先邀请或恢复另一名复核岗或管理岗操作员。`
    : '';
}
