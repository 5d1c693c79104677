// @vitest-environment node

import { createSession } from '@mocks/centre/access/sessions';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import { type Actor, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { ROLE } from '@mocks/centre/kernel/unit/operator-roles';
import { infoChangeHistory } from '@mocks/centre/members/info/person-info-views';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { paymentAccountsOf } from '@mocks/data/unit-payers';
import { beforeEach, expect, it } from 'vitest';
import { OPERATORS, PEOPLE } from '../../people';
import { centreOn, LIU_YANG } from '../fixture';
import { HUAXIA, handIn } from '../remittance-world';

const SHEN_LAN = { jbrxm: '沈蓝', jbrzjhm: OPERATORS.沈蓝.jbrzjhm, jbrsjhm: OPERATORS.沈蓝.jbrsjhm };

let centre: Centre;
let shenLan: Actor;
beforeEach(async () => {
  centre = await centreOn();
  // 沈蓝 is a further operator of 吴晓东's unit, and signed in.
  shenLan = await centre.transact((tx) => {
    const unit = units(tx.store).get(HUAXIA.dwzh);
    if (!unit) throw new Error('No unit');
    units(tx.store).put(unit.dwzh, { ...unit, operators: [{ ...SHEN_LAN, role: ROLE.preparer, passwordHash: 'x' }] });
    const signIn = { loginType: '2', actor: HUAXIA, loginMethod: '101', lastLoginTime: '' } as const;
    return createSession(tx, 0, { ...signIn, operator: SHEN_LAN.jbrzjhm }).actor;
  });
});

const texts = (tx: Transaction, to: string) => readOutbox(tx).flatMap((one) => (one.to === to ? [one.text ?? ''] : []));

it('a remittance carries who handed it in: form, case, receipt and SMS', async () => {
  await centre.transact((tx) => {
    expect(unitInfo(tx, shenLan)).toMatchObject({ jbrxm: '沈蓝', jbrsjhm: '139****0004' });
    const others = texts(tx, OPERATORS.吴晓东.jbrsjhm);
    const { ywlsh } = handIn(tx, {}, shenLan);
    const found = caseDetail(tx, HUAXIA, { ywlsh });
    expect(found.jbrxm).toBe('沈蓝');
    expect(found.lc[0]).toMatchObject({ jdmc: '提交申请', clr: '经办人沈蓝' });
    const { zmbh } = issueReceipt(tx, HUAXIA, { ywlsh });
    expect(issuedDocuments(tx.store).get(zmbh)?.content.facts).toEqual(
      expect.arrayContaining([
        { label: '经办人', value: '沈蓝' },
        { label: '经办人证件号码', value: '110***********0423' },
        { label: '经办人手机号码', value: '139****0004' },
      ]),
    );
    expect(texts(tx, SHEN_LAN.jbrsjhm).length).toBeGreaterThan(0);
    expect(texts(tx, OPERATORS.吴晓东.jbrsjhm)).toEqual(others);

    // Only who made it takes it back.
    expect(() => withdrawCase(tx, HUAXIA, { ywlsh })).toThrow('该业务由沈蓝经办，请由沈蓝撤回');
    const ended = withdrawCase(tx, shenLan, { ywlsh });
    expect([ended.jbrxm, ended.lc.at(-1)?.clr]).toEqual(['沈蓝', '经办人沈蓝']);
  });
});

it('what a unit does to a member names the operator, in their history, access log and SMS', async () => {
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, shenLan, 'GJ0302');
    submit(tx, shenLan, { ywlx: 'GJ0302', ywlsh, grzh: LIU_YANG.grzh, zhiwu: '2' });
    const by = '单位经办人沈蓝（华夏精密制造有限公司）';
    expect(infoChangeHistory(tx, LIU_YANG)[0]?.czr).toBe(by);
    expect(accessLog(tx, ownerOf({ kind: 'person', grzh: LIU_YANG.grzh }))[0]).toMatchObject({ lx: '2', fs: by });
    expect(texts(tx, PEOPLE.刘洋.sjhm)[0]).toContain(`由${by}变更`);
  });
});

it('a standing debit is confirmed to whoever opened it', async () => {
  await centre.transact((tx) => {
    const others = texts(tx, OPERATORS.吴晓东.jbrsjhm);
    const zhbh = paymentAccountsOf(HUAXIA.dwzh).find(({ hjfs }) => hjfs === '02')?.zhbh ?? '';
    expect(setInstruction(tx, shenLan, { zt: '1', zhbh })?.jbr).toEqual(SHEN_LAN);
    expect(texts(tx, SHEN_LAN.jbrsjhm)[0]).toContain('已由经办人沈蓝');
    expect(texts(tx, OPERATORS.吴晓东.jbrsjhm)).toEqual(others);
  });
});
