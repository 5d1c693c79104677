import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { dictionaryPart } from '../options';
import { when } from '../rules';
import { centreProvinces, centresIn } from './fund-centre';
import { offsetFields, signs } from './offset';

const isOfSpouse = when('yjkrgx', '02');
const ofSpouse = (values: { czlx: string; yjkrgx: string }) => signs(values) && isOfSpouse(values);
const own = offsetFields('签约', '解除');

/** YT1101 异地月冲还贷签约 and its end (docs/rules/yt1101-other-city-offset.md). */
export const otherCityOffsetFields = defineSchema({
  czlx: own.czlx,
  dkszs: { kind: 'select', label: '贷款所在省市', options: centreProvinces, visible: signs },
  dkzxmc: {
    kind: 'select',
    label: '贷款中心',
    options: (facts: FormFacts, { dkszs }: { dkszs: string }) => centresIn(dkszs, facts),
    visible: signs,
  },
  jkhtbh: { kind: 'text', label: '借款合同编号', visible: signs },
  yjkrgx: { kind: 'radio', label: '与借款人关系', options: dictionaryPart('yjkrgx', '01', '02'), visible: signs },
  jkrxm: { kind: 'text', label: '借款人姓名', length: 'name', visible: ofSpouse },
  jkrzjhm: { kind: 'idno', label: '借款人证件号码', visible: ofSpouse },
  zdjkr: { kind: 'int', label: '约定划款日', min: 1, max: 28, visible: signs },
  blje: own.blje,
  jcyy: own.jcyy,
  cns: own.cns,
});
