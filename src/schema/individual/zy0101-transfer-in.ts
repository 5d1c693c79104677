import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { must } from '../rules';
import { commitment } from './commitment';
import { centreProvinces, centresIn } from './fund-centre';

const accountNumber = must((number) => /^[\dA-Za-z-]{1,30}$/.test(number))('原个人账号应为30位以内的数字或字母');

/** ZY0101 异地转移接续（转入） (docs/rules/zy0101-transfer-in.md): the account at another centre. */
export const transferInFields = defineSchema({
  zcsf: { kind: 'select', label: '转出省市', options: centreProvinces },
  zcgjjzxmc: {
    kind: 'select',
    label: '转出中心',
    options: (facts: FormFacts, { zcsf }: { zcsf: string }) => centresIn(zcsf, facts),
  },
  ygzdwmc: { kind: 'text', label: '原工作单位', spaces: 'keep' },
  ygrzfgjjzh: { kind: 'text', label: '原个人账号', only: 'letters-digits_-', rules: [accountNumber] },
  ...commitment,
});
