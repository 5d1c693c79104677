import type { OwnInfo } from '@/api/info-change';
import { defineFlow } from '@/engine/flow/define-flow';
import { cardMaterials, type OwnInfoValues, ownInfoChange, ownInfoInitial, ownInfoSections } from './own-info';

/** GJ0302 个人账户信息变更，本人 (domain catalogue 7). Also completes the profile of specification 4. */
export default defineFlow<'individual', OwnInfoValues, OwnInfo>()({
  code: 'GJ0302',
  title: '个人账户信息变更',
  ...ownInfoChange,
  initial: ownInfoInitial,
  former: ({ own: { qsx: _, lhrylb: __, cyrzt: ___, ...kept } }) => kept,
  sections: ownInfoSections,
  materials: cardMaterials('GJ0302'),
});
