import { byGuardian, disability } from '@/schema/individual/tq0104-disability';
import { disabilityNote } from '../../../data/notes/withdrawal-notes';
import { closingRule } from '../../withdrawals/closing-rule';
import {
  checkEmployment,
  checkTerminationDate,
  employmentConditions,
  notEmployed,
  registeredEmployment,
  registeredTerminationDate,
  terminationProof,
} from '../../withdrawals/employment-termination';

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
    ...(byGuardian({ sqrlx: '', ...values })
      ? [{ wjlxId: '0105', wjmc: '授权委托书（监护人证明）', sfbs: '1', mjsm: '' } as const]
      : []),
  ],
  schema: disability,
  check(reader, applicant) {
    checkEmployment(reader, applicant);
    checkTerminationDate(reader, applicant, 'zzldhtrq');
    const { sqrlx = '', jhrzjhm } = reader.values;
    if (jhrzjhm === applicant.person.zjhm) reader.fail('jhrzjhm', '监护人不能是缴存人本人');
    return ['劳动能力鉴定结论须人工核验', ...(byGuardian({ sqrlx }) ? ['监护人代办，须人工核验监护关系'] : [])];
  },
});
