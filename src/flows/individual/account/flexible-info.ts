import type { OwnInfo } from '@/api/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { Choice } from '@/form/field-kinds';
import { cardMaterials, type OwnInfoValues, ownInfoChange, ownInfoInitial, ownInfoSections } from './own-info';

interface Values extends OwnInfoValues {
  lhrylb: Choice;
  cyrzt: Choice;
}

const [identity, ...kept] = ownInfoSections;

const work: Section<Values, PersonFacts<OwnInfo>> = {
  key: 'flexible',
  title: '从业情况',
  note: '扣款账户和扣款日在“扣款账户变更”中办理，月缴存额在“月缴存额调整”中办理。',
  fields: [
    { kind: 'select', name: 'lhrylb', label: '人员类别', dictionary: 'lhrylb', short: true },
    {
      kind: 'select',
      name: 'cyrzt',
      label: '从业平台类型',
      dictionary: 'cyrzt',
      short: true,
      visible: ({ lhrylb }) => lhrylb === '3',
    },
  ],
};

/** GJ0802 灵活就业人员信息变更 (domain catalogue 7): what GJ0302 is for others (specification 2.5). */
export default defineFlow<'individual', Values, OwnInfo>()({
  code: 'GJ0802',
  title: '灵活就业人员信息变更',
  ...ownInfoChange,
  initial: { ...ownInfoInitial, lhrylb: '', cyrzt: '' },
  former: ({ own: { qsx: _, ...known } }) => known,
  sections: [
    ...(identity ? [{ ...identity, note: '姓名和证件号码不能在此修改。如需变更，请到网点办理。' }] : []),
    work,
    ...kept,
  ],
  materials: cardMaterials('GJ0802'),
});
