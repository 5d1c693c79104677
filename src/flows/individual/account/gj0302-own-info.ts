import type { PersonInfo } from '@/api/person/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import {
  cardMaterials,
  type PersonInfoValues,
  personInfoFlow,
  personInfoInitial,
  personInfoSections,
} from './person-info';

/** GJ0302 个人账户信息变更，本人 (docs/rules/gj0302-own-info.md). Also completes the profile of docs/specification.md 4. */
export default defineFlow<'individual', PersonInfoValues, PersonInfo>()({
  code: 'GJ0302',
  title: '个人账户信息变更',
  ...personInfoFlow,
  initial: personInfoInitial,
  former: ({ own: { qsx: _, lhrylb: __, cyrzt: ___, ...kept } }) => kept,
  sections: personInfoSections,
  materials: cardMaterials,
});
