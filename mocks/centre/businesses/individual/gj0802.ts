import { flexibleInfoNote } from '../../../data/notes/flexible-notes';
import { FLEXIBLE_RULES } from '../../../data/rule-names';
import type { FieldReader } from '../../cases/field-reader';
import { INFO_LABELS, type InfoValues, PLATFORM_WORK } from '../../kernel/person-info';
import { ownInfoChange } from '../../members/own-info-change';

/** GJ0802: what GJ0302 is for others, with the kind of work (domain catalogue 7, specification 2.5). */
export const flexibleInfoChange = ownInfoChange({
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

function readWork(reader: FieldReader, kept: InfoValues): void {
  const said = reader.code('lhrylb', { label: INFO_LABELS.lhrylb, required: !kept.lhrylb, from: 'lhrylb' });
  if ((said || kept.lhrylb) !== PLATFORM_WORK) return;
  reader.code('cyrzt', { label: INFO_LABELS.cyrzt, required: !kept.cyrzt, from: 'cyrzt' });
}
