import { fetchMembers, type Member } from '@/api/unit/members';
import { termsText } from '@/domain/deposit/unit-terms';
import { parseYuan } from '@/domain/money';
import { isMasked } from '@/domain/text/mask';
import type { ConditionValues } from '@/engine/list/condition';
import { defineList } from '@/engine/list/define-list';
import { MemberActions } from '@/engine/subject/MemberActions';

/** Totals cover the current month, as on the home page: members starting later are left out. */
const PRESENT = { counts: ({ qsny }: Member) => qsny === '', without: '以后月份起缴的职工' };

/** 职工列表: members of the signed-in unit, without balances and loans (docs/rules/lists.md, Unit). */
export default defineList<Member>()({
  name: 'members',
  title: '职工列表',
  // Name and amount first: in large print on a small screen the other columns need scrolling.
  columns: [
    { prop: 'grzh', label: '个人账号', width: 135, disabled: true, sortable: true, frozen: true },
    { prop: 'xingming', label: '姓名', width: 105, disabled: true, sortable: true, lead: true, frozen: true },
    { prop: 'grjcjs', label: '缴存基数', width: 125, type: 'money', total: PRESENT, sortable: true },
    { prop: 'yjce', label: '月缴存额', width: 120, type: 'money', total: PRESENT, sortable: true, lead: true },
    { prop: 'grzhzt', label: '账户状态', width: 115, filterKey: 'grzhzt', filterable: true, sortable: true },
    { prop: 'zjhm', label: '证件号码', width: 185, mask: 'id' },
    { prop: 'dwyjce', label: '单位月缴存额', width: 130, type: 'money', total: PRESENT, sortable: true },
    { prop: 'gryjce', label: '个人月缴存额', width: 130, type: 'money', total: PRESENT, sortable: true },
    { prop: 'hxjc', label: '生效说明', width: 190, text: termsText },
    { prop: 'jzny', label: '缴至年月', width: 105, sortable: true },
    { prop: 'khrq', label: '开户日期', width: 115, sortable: true },
    { prop: 'fcrq', label: '封存日期', width: 115, sortable: true },
  ],
  actions: {
    label: '办理',
    width: 206,
    disabled: true,
    show: (member) => <MemberActions member={member} list="职工列表" />,
  },
  rowKey: ({ grzh }) => grzh,
  conditions: [
    {
      kind: 'text',
      name: 'key',
      label: '姓名、账号或证件号码',
      hint: '证件号码请输入完整号码，或最后四位',
      // A masked number is ambiguous and therefore rejected.
      problem: ({ key = '' }) => (isMasked(key) ? '请输入姓名、个人账号或完整的证件号码' : ''),
      // Keeps a searched ID number out of the printed conditions.
      describe: (key) => (/^\d{15}(\d{2}[\dXx])?$/.test(key) ? '指定证件号码' : key),
    },
    { kind: 'text', name: 'jsks', label: '缴存基数下限', decimal: true, problem: ({ jsks }) => boundProblem(jsks) },
    {
      kind: 'text',
      name: 'jsjs',
      label: '缴存基数上限',
      decimal: true,
      problem: (values) => boundProblem(values.jsjs) || rangeProblem(values),
    },
  ],
  fetch: fetchMembers,
  portion: 500,
  rowsAre: '职工',
});

function boundProblem(yuan = ''): string {
  const fen = yuan.trim() === '' ? 0n : parseYuan(yuan.trim());
  return fen === undefined || fen < 0n ? '请填写金额，最多两位小数' : '';
}

function rangeProblem({ jsks = '', jsjs = '' }: ConditionValues): string {
  const [least, most] = [parseYuan(jsks.trim()), parseYuan(jsjs.trim())];
  return least !== undefined && most !== undefined && least > most ? '下限不能大于上限' : '';
}
