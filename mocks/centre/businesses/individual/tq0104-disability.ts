import { maskIdNumber } from '@/domain/text/mask';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { disabilityNote } from '../../../data/notes/withdrawal-notes';
import { labelOf } from '../../cases/field-reader';
import { closingRule } from '../../withdrawals/closing-rule';
import {
  employmentConditions,
  notEmployed,
  readEmployment,
  readTerminationDate,
  registeredEmployment,
  registeredTerminationDate,
  terminationProof,
} from '../../withdrawals/employment-termination';

const GUARDIAN = '2';
/** Sealing reasons for the end of work or for the disability (dictionary fcyy). */
const ENDED = ['01', '06'];

/** Withdrawal on loss of the ability to work after employment (docs/rules/tq0104-disability.md); a clerk checks the finding. */
export const disabilityWithdrawal = closingRule({
  ywlx: 'TQ0104',
  ywmc: '丧失劳动能力提取',
  notice: disabilityNote,
  tqyydm: '04',
  conditions: notEmployed,
  filled: (applicant) => [
    ...registeredEmployment(applicant),
    ...registeredTerminationDate(applicant, 'zzldhtrq', ENDED),
  ],
  undecided: employmentConditions,
  needs: ({ tx, actor }, values) => [
    { wjlxId: '0402', wjmc: '劳动能力鉴定结论', sfbs: '1', mjsm: '' },
    terminationProof(tx, actor, { reasons: ENDED, sfbs: '1', values }),
    ...(values.sqrlx === GUARDIAN
      ? [{ wjlxId: '0105', wjmc: '授权委托书（监护人证明）', sfbs: '1', mjsm: '' } as const]
      : []),
  ],
  read(reader, applicant) {
    const jddj = reader.code('jddj', { label: '鉴定等级', from: 'jddj' });
    const jdwsh = reader.text('jdwsh', { label: '鉴定文书号', most: 60 });
    const jdjg = reader.text('jdjg', { label: '鉴定机构', most: 60 });
    const jdrq = reader.pastDate('jdrq', { label: '鉴定日期', today: applicant.today });
    readEmployment(reader, applicant);
    const ended = readTerminationDate(reader, applicant, 'zzldhtrq', '终止劳动关系日期');
    const file = reader.text('zzldhtwjh', { label: '终止劳动关系文件号', most: 60, required: false });
    const byGuardian = reader.code('sqrlx', { label: '申请人', from: 'sqrlx' }) === GUARDIAN;
    const guardian = byGuardian && [
      { label: '监护人姓名', value: reader.text('jhrxm', { label: '监护人姓名', most: LONGEST_NAME }) },
      { label: '监护人证件号码', value: maskIdNumber(reader.idNumber('jhrzjhm', { label: '监护人证件号码' })) },
    ];
    if (byGuardian && reader.values.jhrzjhm === applicant.person.zjhm) reader.fail('jhrzjhm', '监护人不能是缴存人本人');
    return {
      manual: ['劳动能力鉴定结论须人工核验', ...(byGuardian ? ['监护人代办，须人工核验监护关系'] : [])],
      rows: [
        { label: '鉴定等级', value: labelOf('jddj', jddj) },
        { label: '鉴定文书号', value: jdwsh },
        { label: '鉴定机构', value: jdjg },
        { label: '鉴定日期', value: jdrq },
        { label: '终止劳动关系日期', value: ended },
        ...(reader.values.sfzjy ? [{ label: '是否重新就业', value: '否' }] : []),
        ...(file ? [{ label: '终止劳动关系文件号', value: file }] : []),
        ...(guardian || []),
      ],
    };
  },
});
