import { isPersonName } from '@/domain/text/person-name';
import { defineSchema } from '../define-schema';
import { must } from '../rules';

const personName = must(isPersonName)('请输入正确格式的姓名');

/** A further operator of a unit, who chooses an own password (docs/rules/unit.md, Operators and two-person mode). */
export const operatorInvitation = defineSchema({
  xingming: { kind: 'text', label: '姓名', length: 'name', spaces: 'keep', rules: [personName] },
  zjhm: { kind: 'idno', label: '身份证号码' },
  sjhm: { kind: 'mobile', label: '手机号码' },
  js: { kind: 'select', label: '岗位', dictionary: 'czyjs' },
});
