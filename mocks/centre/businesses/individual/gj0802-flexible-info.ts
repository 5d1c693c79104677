import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleInfoNote } from '../../../data/notes/flexible-notes';
import type { FieldReader } from '../../cases/field-reader';
import { INFO_LABELS, type InfoValues, PLATFORM_WORK } from '../../kernel/person-info';
import { personInfoChange } from '../../members/info/person-info-change';

/** GJ0802: GJ0302 for flexible workers, with the kind of work (docs/rules/gj0802-flexible-info.md, docs/specification.md 2.5). */
export const flexibleInfoChange = personInfoChange({
  ywlx: 'GJ0802',
  ywmc: '灵活就业人员信息变更',
  notice: flexibleInfoNote,
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
  more: readWork,
});

function readWork(reader: FieldReader, stored: InfoValues): void {
  const category = reader.code('lhrylb', { label: INFO_LABELS.lhrylb, required: !stored.lhrylb, from: 'lhrylb' });
  if ((category || stored.lhrylb) !== PLATFORM_WORK) return;
  reader.code('cyrzt', { label: INFO_LABELS.cyrzt, required: !stored.cyrzt, from: 'cyrzt' });
}
