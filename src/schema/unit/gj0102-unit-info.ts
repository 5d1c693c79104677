import { defineSchema } from '../define-schema';
import { payday, unitContact, unitKind, unitOperator } from './unit-info';

/** A change names what changes: no field has to be filled in, unless the form says so. */
const optional = { required: false } as const;

/** Information of a unit that GJ0102 changes (docs/rules/gj0102-unit-info.md). */
export const unitInfoFields = defineSchema({
  dwjjlx: { ...unitKind.dwjjlx, ...optional },
  dwsshy: { ...unitKind.dwsshy, ...optional },
  dwlsgx: { ...unitKind.dwlsgx, ...optional },
  dwdz: { ...unitContact.dwdz, ...optional },
  dwyb: unitContact.dwyb,
  dwlxdh: { ...unitContact.dwlxdh, ...optional },
  czhm: { kind: 'tel', label: '传真', ...optional },
  dwdzxx: unitContact.dwdzxx,
  dwfxr: { ...payday.dwfxr, ...optional },
  jbrxm: { ...unitOperator.jbrxm, ...optional },
  jbrzjlx: { ...unitOperator.jbrzjlx, ...optional, initial: '' },
  jbrzjhm: { ...unitOperator.jbrzjhm, ...optional },
  jbrsjhm: { kind: 'mobile', label: '经办人手机', ...optional },
  jbrgddhhm: { kind: 'tel', label: '经办人固话', ...optional },
});

/** GJ0102 缴存登记信息变更: also the code sent to the operator's mobile. */
export const unitChangeFields = defineSchema({
  ...unitInfoFields,
  dxyzm: { kind: 'smsCode', label: '短信验证码' },
});
