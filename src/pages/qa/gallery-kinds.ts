import type { FormField } from '@/form/field-kinds';
import { CAPTCHA_PASSED } from '@/form/values/captcha-answer';
import type { FieldKind, FieldValue, RowValues } from '@/schema/field-kinds';

/** A field without its name: the gallery renders it once per state. */
type Nameless = FormField extends infer F ? (F extends FormField ? Omit<F, 'name'> : never) : never;

export interface GalleryKind {
  kind: FieldKind;
  title: string;
  field: Nameless;
  /** Valid value. */
  filled: FieldValue;
  /** Invalid value, shown with its message. */
  wrong?: FieldValue;
  /** Value that is cleared on blur (docs/specification.md 5). */
  cleared?: string;
  masked?: string;
  long?: FieldValue;
}

const FRUITS = [
  { value: '1', label: '按月冲还', note: '每月还款日从公积金账户扣划当期本息' },
  { value: '2', label: '按年冲本金', note: '每年一次，从公积金账户提前归还部分本金' },
  { value: '3', label: '先冲公积金贷款余额后冲组合商贷', note: '组合贷款适用，公积金部分还清之后继续冲还商业贷款部分' },
];
export const PLACES = [
  {
    value: '01',
    label: '城区',
    children: [
      { value: '0101', label: '城区管理部' },
      { value: '0102', label: '高新区管理部' },
    ],
  },
  { value: '02', label: '县域', children: [{ value: '0201', label: '江北管理部' }] },
];
const PERSON = { xm: '张建国', zjhm: '110101198503071219', sjhm: '13800000001', js: '8000.00', zt: '01' };
const ROWS: readonly RowValues[] = [
  PERSON,
  { xm: '阿依古丽·买买提', zjhm: '650102199405120722', sjhm: '13800000004', js: '6500.00', zt: '01' },
  { xm: '陈𠮷祥', zjhm: '510108196403153014', sjhm: '13800000005', js: '12000.00', zt: '02' },
];

/** Every kind of field; a missing kind fails to compile. */
export const galleryKinds: readonly GalleryKind[] = Object.values({
  text: {
    kind: 'text',
    title: '文本',
    field: { kind: 'text', label: '姓名', length: 'name', hint: '与证件一致，少数民族姓名中间的点会保留' },
    filled: '阿依古丽·买买提',
    long: '𬭚'.repeat(50),
  },
  mobile: {
    kind: 'mobile',
    title: '手机号',
    field: { kind: 'mobile', label: '手机号码' },
    filled: '13800000001',
    cleared: '12345',
    masked: '138****0001',
  },
  tel: {
    kind: 'tel',
    title: '固定电话',
    field: { kind: 'tel', label: '联系电话', hint: '区号-号码-分机，如 010-62345678-801' },
    filled: '010-62345678-801',
    cleared: '6234',
  },
  email: {
    kind: 'email',
    title: '电子邮箱',
    field: { kind: 'email', label: '电子邮箱' },
    filled: 'zhang.jianguo+gjj@mail.example.com',
    cleared: 'zhang@',
  },
  smsCode: {
    kind: 'smsCode',
    title: '短信验证码',
    field: {
      kind: 'smsCode',
      label: '短信验证码',
      to: () => '138****0001',
      send: () => new Promise((resolve) => setTimeout(resolve, 300)),
    },
    filled: '123456',
    cleared: '12',
  },
  idno: {
    kind: 'idno',
    title: '证件号码',
    field: { kind: 'idno', label: '证件号码' },
    filled: '110101198503071219',
    cleared: '110101198503071210',
    masked: '110***********1219',
  },
  money: {
    kind: 'money',
    title: '金额',
    field: { kind: 'money', label: '申请提取金额', capital: true },
    filled: '12345.60',
    cleared: '9999999999999999',
    long: '999999999999999.99',
  },
  rate: {
    kind: 'rate',
    title: '比例',
    field: { kind: 'rate', label: '缴存比例', decimals: 0, min: 5, max: 12 },
    filled: '12',
    wrong: '13',
  },
  decimal: {
    kind: 'decimal',
    title: '小数',
    field: { kind: 'decimal', label: '建筑面积', decimals: 2, min: 0.01, max: 99999.99, unit: '㎡' },
    filled: '89.50',
    wrong: '0.00',
  },
  int: {
    kind: 'int',
    title: '整数',
    field: { kind: 'int', label: '未成年子女数', min: 0, max: 9, unit: '人' },
    filled: '2',
    wrong: '10',
  },
  date: {
    kind: 'date',
    title: '日期',
    field: { kind: 'date', label: '合同签订日期', max: ({ today }) => today },
    filled: '2026-10-15',
    cleared: '2026-02-30',
  },
  month: {
    kind: 'month',
    title: '月份',
    field: { kind: 'month', label: '缴至年月', max: ({ today }) => today.slice(0, 7) },
    filled: '2026-10',
    cleared: '2099-01',
  },
  range: {
    kind: 'range',
    title: '日期范围',
    field: { kind: 'range', label: '租赁期限', of: 'date', limit: 'past' },
    filled: { from: '2026-08-21', to: '2026-11-21' },
    wrong: { from: '2026-11-21', to: '2026-08-21' },
  },
  radio: {
    kind: 'radio',
    title: '单选（卡片）',
    field: { kind: 'radio', label: '冲还方式', options: FRUITS, cards: true },
    filled: '1',
  },
  select: {
    kind: 'select',
    title: '下拉（含下级）',
    field: { kind: 'select', label: '受理网点', options: PLACES },
    filled: '0201',
  },
  multi: {
    kind: 'multi',
    title: '多选',
    field: { kind: 'multi', label: '授权查询', options: FRUITS },
    filled: ['1', '3'],
  },
  bankCard: {
    kind: 'bankCard',
    title: '银行卡号',
    field: { kind: 'bankCard', label: '收款账号' },
    filled: '6222020200000101374',
    cleared: '6222',
    masked: '6222********0123',
    long: '6'.repeat(60),
  },
  address: {
    kind: 'address',
    title: '地址',
    field: { kind: 'address', label: '房屋坐落' },
    filled: { region: ['广东省', '深圳市', '南山区'], detail: '科技园路1号 3栋 502室' },
    wrong: { region: ['广东省'], detail: '' },
  },
  tick: {
    kind: 'tick',
    title: '勾选',
    field: { kind: 'tick', label: '承诺书', text: '我承诺所填信息真实有效' },
    filled: true,
  },
  custom: {
    kind: 'custom',
    title: '业务自带的控件',
    field: {
      kind: 'custom',
      label: '评价',
      load: () => import('./SampleControl'),
      show: (value: string) => [{ label: '评价', value }],
    },
    filled: '3',
  },
  password: {
    kind: 'password',
    title: '密码',
    field: { kind: 'password', as: 'new', label: '登录密码' },
    filled: 'Gjj@2026',
    wrong: 'abc',
    long: 'Aa1!'.repeat(5),
  },
  captcha: {
    kind: 'captcha',
    title: '图形验证码',
    field: { kind: 'captcha', label: '图形验证码' },
    // Already used for an SMS code.
    filled: CAPTCHA_PASSED,
  },
  rows: {
    kind: 'rows',
    title: '多行表格',
    field: {
      kind: 'rows',
      label: '职工名册',
      columns: [
        { name: 'xm', label: '姓名', kind: 'text', width: 160 },
        { name: 'zjhm', label: '证件号码', kind: 'idno', width: 220 },
        { name: 'sjhm', label: '手机号码', kind: 'mobile', required: false },
        { name: 'js', label: '缴存基数', kind: 'money' },
        {
          name: 'zt',
          label: '账户状态',
          kind: 'select',
          options: () => [
            { value: '01', label: '正常' },
            { value: '02', label: '封存' },
          ],
        },
      ],
      blank: { xm: '', zjhm: '', sjhm: '', js: '', zt: '' },
      rowName: (row) => row.xm ?? '',
    },
    filled: ROWS,
    wrong: [{ ...PERSON, zjhm: '110101198503071210', js: '-1' }],
    long: Array.from({ length: 1000 }, (_, index) => ({ ...PERSON, xm: `职工${index + 1}` })),
  },
} satisfies Record<FieldKind, GalleryKind>);
