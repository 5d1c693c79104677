// @vitest-environment node

import { startSession } from '@mocks/centre/access/sessions';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { documents } from '@mocks/centre/documents/document';
import { accessLog } from '@mocks/centre/kernel/access-log';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { ROLE } from '@mocks/centre/kernel/operator-roles';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { units } from '@mocks/centre/kernel/people';
import { ownHistory } from '@mocks/centre/members/person-info-views';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { setInstruction } from '@mocks/centre/remittance/standing';
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
  shenLan = await centre.transact((desk) => {
    const unit = units(desk.store).get(HUAXIA.dwzh);
    if (!unit) throw new Error('No unit');
    units(desk.store).put(unit.dwzh, { ...unit, operators: [{ ...SHEN_LAN, role: ROLE.preparer, passwordHash: 'x' }] });
    const signIn = { loginType: '2', actor: HUAXIA, loginMethod: '101', lastLoginTime: '' } as const;
    return startSession(desk, 0, { ...signIn, operator: SHEN_LAN.jbrzjhm }).actor;
  });
});

const texts = (desk: Desk, to: string) => readOutbox(desk).flatMap((one) => (one.to === to ? [one.text ?? ''] : []));

it('a remittance carries who handed it in: form, case, receipt and SMS', async () => {
  await centre.transact((desk) => {
    expect(unitInfo(desk, shenLan)).toMatchObject({ jbrxm: '沈*', jbrsjhm: '139****0004' });
    const others = texts(desk, OPERATORS.吴晓东.jbrsjhm);
    const { ywlsh } = handIn(desk, {}, shenLan);
    const found = caseDetail(desk, HUAXIA, { ywlsh });
    expect(found.jbrxm).toBe('沈蓝');
    expect(found.lc[0]).toMatchObject({ jdmc: '提交申请', clr: '经办人沈蓝' });
    const { zmbh } = issueReceipt(desk, HUAXIA, { ywlsh });
    expect(documents(desk.store).get(zmbh)?.content.facts).toEqual(
      expect.arrayContaining([
        { label: '经办人', value: '沈蓝' },
        { label: '经办人证件号码', value: '110***********0423' },
        { label: '经办人手机号码', value: '139****0004' },
      ]),
    );
    expect(texts(desk, SHEN_LAN.jbrsjhm).length).toBeGreaterThan(0);
    expect(texts(desk, OPERATORS.吴晓东.jbrsjhm)).toEqual(others);

    // Only who made it takes it back.
    expect(() => withdrawCase(desk, HUAXIA, { ywlsh })).toThrow('该业务由沈蓝经办，请由沈蓝撤回');
    const ended = withdrawCase(desk, shenLan, { ywlsh });
    expect([ended.jbrxm, ended.lc.at(-1)?.clr]).toEqual(['沈蓝', '经办人沈蓝']);
  });
});

it('what a unit does to a member names the operator, in their history, access log and SMS', async () => {
  await centre.transact((desk) => {
    const ywlsh = issueNumber(desk, shenLan, 'GJ0302');
    submit(desk, shenLan, { ywlx: 'GJ0302', ywlsh, grzh: LIU_YANG.grzh, zhiwu: '2' });
    const by = '单位经办人沈蓝（华夏精密制造有限公司）';
    expect(ownHistory(desk, LIU_YANG)[0]?.czr).toBe(by);
    expect(accessLog(desk, `person:${LIU_YANG.grzh}`)[0]).toMatchObject({ lx: '2', fs: by });
    expect(texts(desk, PEOPLE.刘洋.sjhm)[0]).toContain(`由${by}变更`);
  });
});

it('a standing debit is confirmed to whoever opened it', async () => {
  await centre.transact((desk) => {
    const others = texts(desk, OPERATORS.吴晓东.jbrsjhm);
    const zhbh = paymentAccountsOf(HUAXIA.dwzh).find(({ hjfs }) => hjfs === '02')?.zhbh ?? '';
    expect(setInstruction(desk, shenLan, { zt: '1', zhbh })?.jbr).toEqual(SHEN_LAN);
    expect(texts(desk, SHEN_LAN.jbrsjhm)[0]).toContain('已由经办人沈蓝');
    expect(texts(desk, OPERATORS.吴晓东.jbrsjhm)).toEqual(others);
  });
});
