// @vitest-environment node

import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { type Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { HE_JING, person, WU_GUIFANG } from '../../fixture';
import { COMMON, HOME, MARRIED_TO_FENG, otherReasonCentre, RENOVATION } from './tq0199-other-reason-world';

const SUN_ZHIYUAN = person(PEOPLE.孙志远);

const LIN_XIAOYU = person(PEOPLE.林小雨);

const { centre, applied } = otherReasonCentre();

/** What a hand-made request could hold in any field. */
const HOSTILE: readonly unknown[] = [
  null,
  -1,
  1e21,
  true,
  { toString: 'x' },
  [[]],
  [{ fphm: null }],
  '',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '９９',
  '9'.repeat(5000),
  '\u0000',
  '1e5',
  '-0.01',
  '110***********4522',
];

const WHOLE_FORMS: readonly (readonly [string, Actor & { grzh: string }, Record<string, unknown>])[] = [
  ['11', HE_JING, { ...RENOVATION, ...MARRIED_TO_FENG, sqtqje: '100.00' }],
  [
    '12',
    HE_JING,
    {
      ...COMMON,
      ...MARRIED_TO_FENG,
      qttqyy: '12',
      bdcqzh: HOME,
      wyfnd: '2026',
      wygsmc: '安和',
      wyfje: '2880.00',
      wyfphm: '26110000000020001',
      sqtqje: '1.00',
    },
  ],
  ['13', WU_GUIFANG, { ...COMMON, qttqyy: '13', lzrq: '2026-03-20' }],
  [
    '14',
    SUN_ZHIYUAN,
    {
      ...COMMON,
      qttqyy: '14',
      swrxm: '孙德明',
      swrzjhm: PEOPLE.孙德明.zjhm,
      swrq: '2026-08-16',
      jcrgx: '04',
      jcfe: '50',
    },
  ],
  [
    '15',
    HE_JING,
    {
      ...COMMON,
      ...MARRIED_TO_FENG,
      qttqyy: '15',
      hbrgx: '01',
      hbrxm: '何静',
      jbmc: '01',
      zfje: '500.00',
      fyrq: '2026-06-01',
      sqtqje: '1.00',
    },
  ],
  [
    '19',
    LIN_XIAOYU,
    {
      ...COMMON,
      qttqyy: '19',
      hyzk: '10',
      bdcqzh: '云(2019)通州区不动产权第0033221号',
      fphjje: '45000.00',
      pzhm: 'QS2026000188',
      sqtqje: '1.00',
    },
  ],
];

describe.each(WHOLE_FORMS)('reason %s under hostile values', (_, actor, form) => {
  it.each(Object.keys(form))(
    'in %s: refused in words or taken for what it is, and the books balance',
    async (field) => {
      for (const value of HOSTILE) {
        const outcome = await applied(actor, { ...form, [field]: value }).then(
          ({ ywlsh }) => ywlsh,
          (failure: unknown) => failure,
        );
        if (typeof outcome !== 'string') {
          expect(outcome, `${field} = ${String(JSON.stringify(value)).slice(0, 40)}`).toBeInstanceOf(BusinessError);
          const { message, fieldErrors } = outcome as BusinessError; // Checked in the line above.
          expect([message, ...Object.values(fieldErrors)].join()).not.toMatch(/undefined|NaN|\[object|function/);
          continue;
        }
        // Taken in after all: the field is not of this reason, or the value means the same. It is taken back for the next one.
        await centre.transact((tx) => {
          const { ywzt } = caseDetail(tx, actor, { ywlsh: outcome });
          if (ywzt === '98') withdrawCase(tx, actor, { ywlsh: outcome });
        });
      }
      expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);
    },
  );
});
