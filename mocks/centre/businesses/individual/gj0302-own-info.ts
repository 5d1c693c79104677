import { personInfoFields } from '@/schema/individual/person-info';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { infoChangeNote } from '../../../data/notes/account-notes';
import { personInfoChange } from '../../members/info/person-info-change';

/** GJ0302 by the person; flexible depositors use GJ0802 (docs/specification.md 2.5). */
export const infoChange = personInfoChange({
  ywlx: 'GJ0302',
  ywmc: '个人账户信息变更',
  notice: infoChangeNote,
  schema: personInfoFields,
  own({ roles }) {
    const flexible = roles.includes('lhjyjczgry');
    return {
      tjbh: 'RYLB',
      tjmc: '不是灵活就业人员',
      mz: !flexible,
      sjz: flexible ? '灵活就业人员' : '单位职工',
      yqz: '单位职工',
      yj: HALL_RULES,
      xyb: '请办理“灵活就业人员信息变更”',
      lj: '/grwt/zhxx/lhjyryyw/lhjyryxxbg',
      refusal: '灵活就业人员请办理“灵活就业人员信息变更”',
    };
  },
});
