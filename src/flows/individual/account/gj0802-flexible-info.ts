import type { PersonInfo } from '@/api/person/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleInfoFields } from '@/schema/individual/person-info';
import { when } from '@/schema/rules';
import {
  cardMaterials,
  type PersonInfoValues,
  personInfoFlow,
  personInfoInitial,
  personInfoSections,
} from './person-info';

type Values = PersonInfoValues & ValuesOf<typeof flexibleInfoFields>;

const [identity, ...kept] = personInfoSections;

const always = () => true;

const work: Section<Values, PersonFacts<PersonInfo>> = {
  key: 'flexible',
  title: '从业情况',
  note: '扣款账户和扣款日在“扣款账户变更”中办理，月缴存额在“月缴存额调整”中办理。',
  fields: schemaFields(flexibleInfoFields, [
    { name: 'lhrylb', required: always, short: true },
    { name: 'cyrzt', required: always, short: true, visible: when('lhrylb', '3') },
  ]),
};

/** GJ0802 灵活就业人员信息变更 (docs/rules/gj0802-flexible-info.md): replaces GJ0302 for flexible workers (docs/specification.md 2.5). */
export default defineFlow<'individual', Values, PersonInfo>()({
  code: 'GJ0802',
  title: '灵活就业人员信息变更',
  ...personInfoFlow,
  initial: { ...initialOf(flexibleInfoFields), ...personInfoInitial },
  former: ({ own: { qsx: _, ...known } }) => known,
  sections: [
    ...(identity ? [{ ...identity, note: '姓名和证件号码不能在此修改。如需变更，请到网点办理。' }] : []),
    work,
    ...kept,
  ],
  materials: cardMaterials,
});
