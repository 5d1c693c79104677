import { emigration } from '@/schema/individual/tq0105-emigration';
import { emigrationNote } from '../../../data/notes/withdrawal-notes';
import { closingRule } from '../../withdrawals/closing-rule';

/** Withdrawal on settling abroad (docs/rules/tq0105-emigration.md); a clerk checks the proof. */
export const emigrationWithdrawal = closingRule({
  ywlx: 'TQ0105',
  ywmc: '出境定居提取',
  notice: emigrationNote,
  tqyydm: '05',
  conditions: () => [],
  needs: () => [
    { wjlxId: '0403', wjmc: '出境定居证明', sfbs: '1', mjsm: '' },
    { wjlxId: '0101', wjmc: '身份证', sfbs: '1', mjsm: '' },
  ],
  schema: emigration,
  check: () => ['出境定居证明须人工核验'],
});
