import { flexibleInfoFields } from '@/schema/individual/person-info';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleInfoNote } from '../../../data/notes/flexible-notes';
import type { FieldReader } from '../../cases/field-reader';
import { type InfoValues, PLATFORM_WORK } from '../../kernel/person-info';
import { personInfoChange } from '../../members/info/person-info-change';

/** GJ0802: GJ0302 for flexible workers, with the kind of work (docs/rules/gj0802-flexible-info.md, docs/specification.md 2.5). */
export const flexibleInfoChange = personInfoChange({
  ywlx: 'GJ0802',
  ywmc: '灵活就业人员信息变更',
  notice: flexibleInfoNote,
  schema: flexibleInfoFields,
  own({ roles }) {
    const flexible = roles.includes('lhjyjczgry');
    return {
      tjbh: 'RYLB',
      tjmc: '灵活就业人员',
      mz: flexible,
      sjz: flexible ? '灵活就业人员' : '不是灵活就业人员',
      yqz: '灵活就业人员',
      yj: FLEXIBLE_RULES,
      xyb: '请办理“个人账户信息变更”',
      lj: '/grwt/zhxx/zhxxbg/grzhxxbg',
      refusal: '您不是灵活就业人员，请办理“个人账户信息变更”',
    };
  },
  more: checkWork,
});

function checkWork(reader: FieldReader, stored: InfoValues): void {
  const category = reader.values.lhrylb || stored.lhrylb;
  if (!category) reader.fail('lhrylb', '请选择人员类别');
  if (category !== PLATFORM_WORK) reader.values.cyrzt = '';
  else if (!reader.values.cyrzt && !stored.cyrzt) reader.fail('cyrzt', '请选择从业平台类型');
}
