import type { SystemConfigEntry, WebsiteConfig } from '@/api/session/system';
import { policyParameters } from './policy/policy';

export const CENTRE_NAME = '云州市住房公积金管理中心';

const row = (key: string, title: string, value: string, more: Partial<SystemConfigEntry> = {}): SystemConfigEntry => ({
  key,
  enable: '1',
  title,
  sourceValue: value,
  value,
  jsonValue: null,
  commonValue: value,
  ...more,
});

/** Most characters a text field of each category takes (docs/specification.md 3). */
const INPUT_LENGTHS = [
  { key: 'default', value: '60' },
  { key: 'name', value: '50' },
  { key: 'address', value: '30' },
  { key: 'remark', value: '200' },
  { key: 'template', value: '1000' },
];

/** Most characters of a text by its category; 0 for an unknown one. */
export const inputLength = (category: string): number =>
  Number(INPUT_LENGTHS.find(({ key }) => key === category)?.value ?? 0);

/** Beside the common rule for passwords (docs/specification.md 3: password rule pattern). */
export const PASSWORD_RULE = { pattern: '^(?!.*(.)\\1{3})', text: '同一字符不连续出现4次' };

/** System configuration (docs/specification.md 3); the policy parameters of the centre follow with keys that start with 'p.'. */
export const systemConfig: readonly SystemConfigEntry[] = [
  row('logo', '系统标志', ''),
  row('debugSwitch', '调试开关（1 允许打开开发者工具）', '1'),
  row('greyFilter', '页面置灰开关（1 置灰）', '0'),
  row(
    'inputLength',
    '输入长度限制',
    JSON.stringify(Object.fromEntries(INPUT_LENGTHS.map(({ key, value }) => [key, value]))),
    {
      jsonValue: INPUT_LENGTHS,
    },
  ),
  row('passwordRule', '密码规则', PASSWORD_RULE.pattern, { commonValue: PASSWORD_RULE.text }),
  row('appMark', '统一登录应用标识', 'gjj-hall'),
  row('systemVersion', '系统版本', '2026.11'),
  row('XT_ZXQC', '中心全称', CENTRE_NAME),
  row('default_time', '查询默认时间跨度（月）', '3'),
  ...policyParameters.map(({ key, title, value, effective, basis }) =>
    row(key, title, value, {
      jsonValue: [
        { key: 'sxrq', value: effective },
        { key: 'yj', value: basis },
      ],
    }),
  ),
];

export const websiteConfig: WebsiteConfig = {
  pageLogo: '',
  loginLogo: '',
  loginBg: '',
  bannerBg: '',
  hallName: '住房公积金网上办事大厅',
  footer: {
    gabah: '云公网安备 99010002000123号',
    icp: '云ICP备2026000123号-1',
    wzbsm: '9901000012',
    zxmc: CENTRE_NAME,
    domain: 'gjj.yunzhou.gov.example',
    jszc: `${CENTRE_NAME}信息科技处`,
    dzjg: '1',
  },
};
