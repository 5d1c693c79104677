import { fetchMembers } from '@/api/unit/members';
import { monthSpan, monthsBetween } from '@/domain/dates';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Code, FreeText, MonthText, Plain, Rows } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { operatorFigures, unitSection } from '../blocks/unit-figures';

interface MemberRow {
  grzh: FreeText;
  xingming: FreeText;
}

interface Values {
  zmlx: Code;
  zmyt: Code;
  yths: FreeText;
  tjksny: MonthText;
  tjjsny: MonthText;
  ryfw: Code;
  mx: Rows<MemberRow>;
  sjdw: FreeText;
}

const LONGEST_PERIOD = 60;
const rule = must<Values, UnitFacts>;
const lists = ({ zmlx }: Plain<Values>) => zmlx === '23';

/** GJ0209 开具单位缴存证明 (docs/rules/gj0209-deposit-certificate.md). PDF or OFD is chosen at the download. */
export default defineFlow<'unit', Values>()({
  code: 'GJ0209',
  title: '开具单位缴存证明',
  version: 1,
  service: 'zmkj/dwzm',
  initial: { zmlx: '', zmyt: '', yths: '', tjksny: '', tjjsny: '', ryfw: '1', mx: [], sjdw: '' },
  prefill: ({ unit }) => ({ tjjsny: unit.jzny, tjksny: unit.jzny === '' ? '' : `${unit.jzny.slice(0, 4)}-01` }),
  sections: [
    unitSection,
    {
      key: 'certificate',
      title: '证明内容',
      fields: [
        {
          kind: 'radio',
          name: 'zmlx',
          label: '证明类型',
          cards: true,
          options: [
            { value: '21', label: '单位缴存证明', note: '期间内按月的缴存人数、金额和入账日期' },
            { value: '22', label: '单位无违规证明', note: '没有欠缴和未办结的行政执法事项时开具' },
            { value: '23', label: '职工缴存名册', note: '职工的账户状态、基数和月缴存额，不含余额' },
          ],
        },
        {
          kind: 'select',
          name: 'zmyt',
          label: '用途',
          short: true,
          options: [
            { value: '1', label: '上市/融资' },
            { value: '2', label: '招投标' },
            { value: '3', label: '信用评价' },
            { value: '4', label: '其他' },
          ],
        },
        { kind: 'text', name: 'yths', label: '用途说明', visible: ({ zmyt }) => zmyt === '4' },
        { kind: 'text', name: 'sjdw', label: '接收单位', required: false, short: true },
        { kind: 'month', name: 'tjksny', label: '起始年月', short: true },
        {
          kind: 'month',
          name: 'tjjsny',
          label: '截止年月',
          short: true,
          rules: [
            rule((to, { tjksny }) => tjksny === '' || to >= tjksny)('截止年月不能早于起始年月'),
            rule((to, _, { unit }) => to <= unit.jzny)((_, { unit }) => `截止年月不能晚于缴至年月${unit.jzny}`),
            rule((to, { tjksny }) => tjksny === '' || tjksny > to || monthsBetween(tjksny, to) < LONGEST_PERIOD)(
              `证明期间不能大于${LONGEST_PERIOD}个月`,
            ),
          ],
        },
        {
          kind: 'radio',
          name: 'ryfw',
          label: '人员范围',
          options: [
            { value: '1', label: '全部' },
            { value: '2', label: '在册' },
            { value: '3', label: '指定' },
          ],
          visible: lists,
        },
        {
          kind: 'rows',
          name: 'mx',
          label: '指定职工',
          visible: (values) => lists(values) && values.ryfw === '3',
          columns: [
            { name: 'grzh', label: '个人账号', kind: 'text', lookup: memberName },
            { name: 'xingming', label: '姓名', kind: 'readonly', sent: false, required: false },
          ],
          blank: { grzh: '', xingming: '' },
          min: 1,
          max: 200,
          rowName: ({ xingming }, index) => xingming || `第${index + 1}名职工`,
        },
      ],
    },
    { key: 'operator', title: '经办信息', figures: operatorFigures, fields: [] },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: null,
  receipt: {
    figures: ({ tjksny, tjjsny }) => [{ label: '证明期间', value: monthSpan(tjksny, tjjsny) }],
    next: () => [
      '证明已开具，在“单位缴存证明记录”中下载PDF或OFD文件、作废。',
      '接收单位可以凭证明编号和校验码在“证明核验”中核验，不需要登录。',
    ],
  },
});

/** Name of an account holder, for the unit's own members only. */
async function memberName(grzh: string, signal: AbortSignal) {
  const { list } = await fetchMembers({ key: grzh, page: 1, size: 10 }, { signal });
  const found = list.find((one) => one.grzh === grzh);
  if (!found) throw new Error('本单位没有这名职工，请核对');
  return { xingming: found.xingming };
}
