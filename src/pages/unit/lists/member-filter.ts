import { isMasked } from '@/domain/mask';
import { parseYuan } from '@/domain/money';

/** '' for what is not asked for. */
export interface MemberFilter {
  key: string;
  jsks: string;
  jsjs: string;
}

export const EVERYBODY: MemberFilter = { key: '', jsks: '', jsjs: '' };

/** What is wrong with a bound of the base range, '' when nothing is. */
export function boundProblem(yuan: string): string {
  const fen = yuan.trim() === '' ? 0n : parseYuan(yuan.trim());
  return fen === undefined || fen < 0n ? '请填写金额，最多两位小数' : '';
}

export function rangeProblem({ jsks, jsjs }: MemberFilter): string {
  const [least, most] = [parseYuan(jsks.trim()), parseYuan(jsjs.trim())];
  return least !== undefined && most !== undefined && least > most ? '下限不能大于上限' : '';
}

/** A masked number finds nobody: it names many. */
export function keyProblem(key: string): string {
  return isMasked(key) ? '请输入姓名、个人账号或完整的证件号码' : '';
}

/** Conditions that are set and good; the others are not asked, their fields say why. */
export function askedOf(filter: MemberFilter): Partial<MemberFilter> {
  const { key, jsks, jsjs } = filter;
  const range = boundProblem(jsks) || boundProblem(jsjs) || rangeProblem(filter) ? {} : { jsks, jsjs };
  const asked = { ...(keyProblem(key) ? {} : { key }), ...range };
  return Object.fromEntries(
    Object.entries(asked)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
}

/** In words, for paper and file; an ID number that was searched for does not go on paper. */
export function conditionsOf(filter: MemberFilter): string {
  const { key = '', jsks, jsjs } = askedOf(filter);
  return [
    key && `姓名、账号或证件号码：${/^\d{15}(\d{2}[\dXx])?$/.test(key) ? '指定证件号码' : key}`,
    (jsks || jsjs) && `缴存基数${jsks ?? '不限'}至${jsjs ?? '不限'}`,
  ]
    .filter(Boolean)
    .join('，');
}
