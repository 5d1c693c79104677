// @vitest-environment node

import { businessRules } from '@mocks/centre/businesses/list';
import { endCase } from '@mocks/centre/cases/case-end';
import { type CaseRecord, cases, moveCase } from '@mocks/centre/cases/case-states';
import { registerRules } from '@mocks/centre/cases/registered';
import type { BusinessRule } from '@mocks/centre/cases/rule';
import { remindSigners } from '@mocks/centre/cases/signatures/invitations';
import { refuseSign, signRequest, signRequests, signTodos } from '@mocks/centre/cases/signatures/sign-requests';
import {
  awaitSigners,
  type InvitedSigner,
  inviteSigners,
  isFullySigned,
  openApplicantSignature,
  openInvitedSignature,
  requireSignature,
  signaturesOf,
  signState,
} from '@mocks/centre/cases/signatures/signatures';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { checkPaper } from '@mocks/centre/certificates/certificate-check';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { type Actor, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { operatePhone } from '@mocks/centre/phone';
import { generalNote } from '@mocks/data/notes/general-note';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATORS, PEOPLE, UNITS } from '../../../people';
import { centreOn, LIU_YANG, refusalOf, ZHAO_MIN, ZHOU_KAI } from '../../fixture';

const ZHOU = { zjhm: PEOPLE.周凯.zjhm, xingming: '周凯', as: 'co-borrower', qmsf: '共同借款人' } as const;
/** Nobody with an account in the hall. */
const QIAN = {
  zjhm: '110101199003074514',
  xingming: '钱程',
  as: 'surety',
  qmsf: '保证人',
  sjhm: '13611114444',
} as const;

/** A business that waits for signatures and is done when they are there. */
const rule: BusinessRule = {
  ywlx: 'GD0101',
  ywmc: '贷款申请',
  notice: generalNote('loan', '贷款申请'),
  area: 'loan',
  kind: 'person',
  days: 10,
  conditions: () => [],
  assess: () => ({ fieldErrors: {}, values: {}, amount: 0n, manual: [], sqnr: [] }),
  approve: (tx, record) => awaitSigners(tx, record),
  signed: (tx, record) => moveCase(tx, record, { to: '03', jdmc: '签署完成', clr: '系统', yj: '全部签署' }),
};

const PROMISE = [{ wsbh: '0106', wsmc: '提取承诺书', sm: '' }];

let centre: Centre;
let wall = 0;
beforeEach(async () => {
  registerRules([...businessRules, rule]);
  centre = await centreOn();
  wall = Date.parse('2026-11-21T10:00:00+08:00');
});
const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);

/** 赵敏's application in 98 with 周凯 and 钱程 invited, then approved: 06. */
function waitingCase(tx: Transaction, signers: readonly InvitedSigner[] = [ZHOU, QIAN]): CaseRecord {
  const ywlsh = issueNumber(tx, ZHAO_MIN, 'GD0101');
  const record: CaseRecord = {
    ywlsh,
    ywlx: 'GD0101',
    ywmc: '贷款申请',
    owner: ownerOf(ZHAO_MIN),
    ywzt: '98',
    slsj: '2026-11-21 10:00:00',
    cnbjsj: '2026-12-04',
    since: '2026-11-21',
    files: '',
    values: {},
    je: 0n,
    blqd: '网上办事大厅',
    ywwd: '',
    sqnr: [
      { label: '申请贷款金额', value: '600,000.00元' },
      { label: '配偶证件号码', value: PEOPLE.周凯.zjhm },
      { label: '还款账号', value: '6222021234567890123' },
      { label: '联系电话', value: PEOPLE.赵敏.sjhm },
    ],
    lc: [],
  };
  cases(tx.store).put(ywlsh, record);
  inviteSigners(tx, record, signers);
  return awaitSigners(tx, record);
}

const scan = (uuid: string, action: string, zjhm = '') => run((tx) => operatePhone(tx, wall, { uuid, action, zjhm }));
const requestOf = async (actor: Actor) => (await run((tx) => signRequests(tx, actor)))[0]?.qmbh ?? '';
const linkTo = async (sjhm: string) =>
  (await run(readOutbox)).find((entry) => entry.kind === 'sms' && entry.to === sjhm && entry.uuid)?.uuid ?? '';

describe("the applicant's own signature", () => {
  it('is made on the phone, and belongs to this person and this application', async () => {
    const ywlsh = await run((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    const { uuid } = await run((tx) => openApplicantSignature(tx, wall, LIU_YANG, { ywlsh, wsmc: '提取承诺书' }));
    const state = () => run((tx) => signState(tx, wall, LIU_YANG, uuid));
    expect(await state()).toEqual({ zt: 'waiting', qmbh: '', qmsj: '' });
    await scan(uuid, 'scan');
    expect((await state()).zt).toBe('scanned');
    await scan(uuid, 'confirm');
    const { zt, qmbh, qmsj } = await state();
    expect([zt, qmsj]).toEqual(['confirmed', '2026-11-21 10:00:00']);
    expect(qmbh).toMatch(/^QM20261121\d{6}$/);

    await run((tx) => requireSignature(tx, LIU_YANG, { ywlsh, qmbh, documents: PROMISE }));
    const other = await run((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    for (const [actor, number, sign] of [
      [ZHAO_MIN, ywlsh, qmbh],
      [LIU_YANG, other, qmbh],
      [LIU_YANG, ywlsh, ''],
      [LIU_YANG, ywlsh, '__proto__'],
    ] as const) {
      const refused = await refusalOf(
        run((tx) => requireSignature(tx, actor, { ywlsh: number, qmbh: sign, documents: PROMISE })),
      );
      expect(refused.message).toBe('请先完成移动端签署后再提交');
    }
    const [shown] = await run((tx) => signaturesOf(tx, ywlsh));
    expect(shown).toMatchObject({ xingming: '刘洋', qmsf: '申请人', zt: '1', qmsj: '2026-11-21 10:00:00' });
    expect(shown?.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Buffer.from(shown?.image.split(',')[1] ?? '', 'base64').toString()).toContain('刘');
  });

  it('is refused for a number of somebody else, and a stranger learns nothing of the code', async () => {
    const ywlsh = await run((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    const input = { ywlsh, wsmc: '' };
    const refused = await refusalOf(run((tx) => openApplicantSignature(tx, wall, ZHAO_MIN, input)));
    expect(refused.message).toBe('业务流水号无效，请返回后重新进入本业务');
    const { uuid } = await run((tx) => openApplicantSignature(tx, wall, LIU_YANG, input));
    expect((await run((tx) => signState(tx, wall, ZHAO_MIN, uuid))).zt).toBe('expired');
  });

  it('cannot be made by another phone, after two minutes, or twice', async () => {
    const ywlsh = await run((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
    const open = () => run((tx) => openApplicantSignature(tx, wall, LIU_YANG, { ywlsh, wsmc: '' }));
    const { uuid } = await open();
    expect(await scan(uuid, 'confirm', ZHOU.zjhm)).toMatchObject({ message: '请由刘洋本人扫码签署' });
    expect((await run((tx) => signState(tx, wall, LIU_YANG, uuid))).zt).toBe('waiting');
    wall += 121_000;
    expect(await scan(uuid, 'confirm')).toMatchObject({ message: '二维码不存在或已失效' });
    expect((await run((tx) => signState(tx, wall, LIU_YANG, uuid))).zt).toBe('expired');
    const again = await open();
    await scan(again.uuid, 'cancel');
    expect((await run((tx) => signState(tx, wall, LIU_YANG, again.uuid))).zt).toBe('cancelled');
    expect(await scan(again.uuid, 'confirm')).toMatchObject({ message: '二维码已使用' });
    expect(await run((tx) => signaturesOf(tx, ywlsh))).toEqual([]);
  });
});

describe('invited signers', () => {
  it('are told: by message where there is an account, by SMS with a link in any case; once', async () => {
    const record = await run((tx) => {
      const waiting = waitingCase(tx);
      inviteSigners(tx, waiting, [ZHOU, QIAN]);
      return waiting;
    });
    expect([record.ywzt, record.deadline]).toEqual(['06', '2026-11-28']);
    const said = '赵敏邀请您确认贷款申请，请在2026-11-28当日24时前登录确认。';
    const { list } = await run((tx) => listMessages(tx, ZHOU_KAI, { page: 1, size: 50 }));
    expect(list.filter(({ title }) => title === '授权确认').map(({ nr }) => nr)).toEqual([said]);
    const sms = (await run(readOutbox)).filter(({ uuid, kind }) => kind === 'sms' && uuid);
    expect(sms.map(({ to }) => to).sort()).toEqual([QIAN.sjhm, PEOPLE.周凯.sjhm]);
    const [own, others] = sms.toSorted((a, b) => Number(a.to === QIAN.sjhm) - Number(b.to === QIAN.sjhm));
    expect(own?.text).toMatch(/赵敏邀请您确认贷款申请，请在2026-11-28当日24时前登录确认。也可点击链接签署：http/);
    // Who has no account has nowhere to sign in.
    expect(others?.text).toMatch(/赵敏邀请您确认贷款申请，请在2026-11-28当日24时前点击链接签署：http/);
    expect(await run((tx) => signTodos(tx, ZHOU_KAI))).toMatchObject([
      {
        ywlx: 'QSQR',
        lj: '/grwt/qsqr',
        title: '授权确认：贷款申请',
        sxsm: '赵敏邀请您确认；请于2026-11-28当日24时前处理',
      },
    ]);
  });

  it('get the link where the centre has them registered: what the applicant typed counts only for a stranger', async () => {
    const operator = OPERATORS.吴晓东;
    await run((tx) => {
      const clerk = { zjhm: operator.jbrzjhm, xingming: operator.jbrxm, as: 'surety', qmsf: '保证人' } as const;
      const record = waitingCase(tx, [{ ...ZHOU, sjhm: '13655550102' }, QIAN, { ...clerk, sjhm: '13655550103' }]);
      remindSigners(tx, record);
    });
    const links = (await run(readOutbox)).filter(({ kind, uuid }) => kind === 'sms' && uuid);
    const phones = [PEOPLE.周凯.sjhm, QIAN.sjhm, operator.jbrsjhm];
    expect(links.map(({ to }) => to).sort()).toEqual([...phones, ...phones].sort());
  });

  it('sees what is signed, with the numbers of the applicant masked; nobody else sees it', async () => {
    await run(waitingCase);
    const qmbh = await requestOf(ZHOU_KAI);
    const request = await run((tx) => signRequest(tx, ZHOU_KAI, qmbh));
    expect(request).toMatchObject({ ywmc: '贷款申请', sqr: '赵敏', qmsf: '共同借款人', zt: '0', qxrq: '2026-11-28' });
    expect(request.nr.map(({ value }) => value)).toEqual([
      '600,000.00元',
      '110***********3316',
      '6222***********0123',
      '138****0006',
    ]);
    for (const actor of [LIU_YANG, ZHAO_MIN, { kind: 'unit', dwzh: UNITS.华夏精密.dwzh }] as const) {
      expect(await run((tx) => signRequests(tx, actor))).toEqual([]);
      const refused = await refusalOf(run((tx) => signRequest(tx, actor, qmbh)));
      expect(refused.message).toBe('未找到该签署事项，请从“待我处理”进入');
      await refusalOf(run((tx) => openInvitedSignature(tx, wall, actor, qmbh)));
    }
  });

  it('the last of them moves the case on, and only the last', async () => {
    const { ywlsh } = await run(waitingCase);
    const qmbh = await requestOf(ZHOU_KAI);
    const { uuid } = await run((tx) => openInvitedSignature(tx, wall, ZHOU_KAI, qmbh));
    await scan(uuid, 'confirm', ZHOU.zjhm);
    expect(await run((tx) => [cases(tx.store).get(ywlsh)?.ywzt, isFullySigned(tx, ywlsh)])).toEqual(['06', false]);
    const link = await linkTo(QIAN.sjhm);
    await scan(link, 'scan');
    expect((await refusalOf(scan(link, 'confirm', ZHOU.zjhm))).message).toBe('请由钱程本人签署');
    await scan(link, 'confirm');
    expect(await run((tx) => cases(tx.store).get(ywlsh)?.ywzt)).toBe('03');
    expect((await run((tx) => signaturesOf(tx, ywlsh))).map(({ xingming, zt }) => [xingming, zt])).toEqual([
      ['周凯', '1'],
      ['钱程', '1'],
    ]);
    expect((await refusalOf(scan(link, 'confirm'))).message).toBe('您已签署，无需重复操作');
    expect(await run((tx) => signTodos(tx, ZHOU_KAI))).toEqual([]);
    const { list } = await run((tx) => listMessages(tx, ZHOU_KAI, { page: 1, size: 50 }));
    expect(list.map(({ title, ydzt }) => [title, ydzt])).toContainEqual(['授权确认：您已签署', '1']);
  });

  it('one no ends the application with the reason; the applicant hears who has signed', async () => {
    const { ywlsh } = await run(waitingCase);
    await scan(await linkTo(QIAN.sjhm), 'confirm');
    const qmbh = await requestOf(ZHOU_KAI);
    const empty = await refusalOf(run((tx) => refuseSign(tx, ZHOU_KAI, qmbh, '  ')));
    expect(empty.fieldErrors).toEqual({ jjyy: '请输入拒绝原因' });
    await refusalOf(run((tx) => refuseSign(tx, ZHOU_KAI, qmbh, '长'.repeat(201))));
    await run((tx) => refuseSign(tx, ZHOU_KAI, qmbh, '金额与约定不符'));
    const ended = await run((tx) => cases(tx.store).get(ywlsh));
    expect(ended?.ywzt).toBe('86');
    expect(ended?.sbyy).toEqual({
      yy: '周凯（共同借款人）拒绝签署：金额与约定不符；已签署：钱程，未签署：周凯',
      gz: '申请须经全体签署人确认',
      xyb: '与签署人协商一致后重新申请',
    });
    const { list } = await run((tx) => listMessages(tx, ZHAO_MIN, { page: 1, size: 50 }));
    const words = `您的贷款申请（${ywlsh}）已失效：${ended?.sbyy?.yy}。您可以与签署人协商一致后重新申请。`;
    const told = list.find((one) => one.ywlsh === ywlsh && one.title === '贷款申请已失效')?.nr;
    expect(told?.startsWith(words)).toBe(true);
    // The paper says it too; whoever checks that reads no whole name.
    const checked = await run((tx) =>
      checkPaper(tx, { address: 'here', agent: '', wall: 0 }, issueReceipt(tx, ZHAO_MIN, { ywlsh })),
    );
    expect(JSON.stringify(checked)).toContain('周*（共同借款人）拒绝签署');
    expect(JSON.stringify(checked)).not.toMatch(/周凯|钱程|赵敏/);
    // The SMS says the same, once; who refused hears what it came to.
    const texts = (await run(readOutbox)).filter(({ text }) => text?.includes('拒绝签署'));
    const own = '赵敏邀请您确认的贷款申请已失效，您已拒绝签署，没有发生变更，您无需再处理。';
    expect(texts.map(({ text }) => text).sort()).toEqual([`【住房公积金】${told}`, `【住房公积金】${own}`].sort());
    const box = await run((tx) => listMessages(tx, ZHOU_KAI, { page: 1, size: 50 }));
    const asked = box.list.filter(({ xxlx }) => xxlx === '授权确认');
    expect(asked.map(({ title, ydzt }) => [title, ydzt])).toEqual([
      ['授权确认已终止', '0'],
      ['授权确认：您已拒绝', '1'],
    ]);
    await refusalOf(run((tx) => refuseSign(tx, ZHOU_KAI, qmbh, '再说一次')));
  });

  it.each([
    ['80', '未通过'],
    ['85', '已撤回'],
  ] as const)(
    'hear it when the case ends in %s before they have signed, in the hall and by SMS, and not why',
    (to, state) =>
      run((tx) => {
        const record = waitingCase(tx);
        const sbyy = { yy: '征信记录不符合条件', gz: '', xyb: '' };
        endCase(tx, { ...record, ywzt: '98' }, { to, jdmc: '', clr: '', yj: '', change: { sbyy } });
        const said = `赵敏邀请您确认的贷款申请${state}，没有发生变更，您无需再处理。`;
        const [told] = listMessages(tx, ZHOU_KAI, { page: 1, size: 1 }).list;
        expect(told).toMatchObject({ title: '授权确认已终止', nr: said });
        const sms = readOutbox(tx).filter(({ text }) => text === `【住房公积金】${said}`);
        expect(sms.map(({ to: phone }) => phone).sort()).toEqual([QIAN.sjhm, PEOPLE.周凯.sjhm]);
        expect(signTodos(tx, ZHOU_KAI)).toEqual([]);
      }),
  );

  it('see on the page that the application was withdrawn, whether they had signed or not; the code on a screen goes out', async () => {
    const record = await run(waitingCase);
    const qmbh = await requestOf(ZHOU_KAI);
    const { uuid } = await run((tx) => openInvitedSignature(tx, wall, ZHOU_KAI, qmbh));
    await scan(uuid, 'scan');
    await scan(await linkTo(QIAN.sjhm), 'confirm');
    await run((tx) => endCase(tx, { ...record, ywzt: '06' }, { to: '85', jdmc: '', clr: '', yj: '' }));
    expect((await run((tx) => signState(tx, wall, ZHOU_KAI, uuid))).zt).toBe('expired');
    expect(await scan(uuid, 'confirm')).toMatchObject({ message: '贷款申请已撤回，没有发生变更，您无需再处理' });
    const said = '贷款申请已撤回，没有发生变更，您无需再处理';
    const late = await refusalOf(run((tx) => openInvitedSignature(tx, wall, ZHOU_KAI, qmbh)));
    expect(late.message).toBe(said);
    expect((await refusalOf(run((tx) => refuseSign(tx, ZHOU_KAI, qmbh, '不同意')))).message).toBe(said);
    expect(await run((tx) => signRequest(tx, ZHOU_KAI, qmbh))).toMatchObject({
      zt: '3',
      zzmc: '已撤回',
      zzsm: `${said}。`,
    });
  });

  it('see that their signature counts no more when the applicant withdraws after it; the link shows on the screen at once', async () => {
    const record = await run(waitingCase);
    const qmbh = await requestOf(ZHOU_KAI);
    const { uuid } = await run((tx) => openInvitedSignature(tx, wall, ZHOU_KAI, qmbh));
    await scan(await linkTo(PEOPLE.周凯.sjhm), 'confirm');
    expect(await run((tx) => signState(tx, wall, ZHOU_KAI, uuid))).toMatchObject({ zt: 'confirmed', qmbh });
    await run((tx) => endCase(tx, { ...record, ywzt: '06' }, { to: '85', jdmc: '', clr: '', yj: '' }));
    expect(await run((tx) => signRequest(tx, ZHOU_KAI, qmbh))).toMatchObject({
      zt: '1',
      zzmc: '已撤回',
      zzsm: '贷款申请已撤回，您的签署不再有效，没有发生变更，您无需再处理。',
    });
  });

  it('lapse with the case after seven days; a late signature is refused', async () => {
    const { ywlsh } = await run(waitingCase);
    const link = await linkTo(QIAN.sjhm);
    await scan(link, 'confirm');
    const qmbh = await requestOf(ZHOU_KAI);
    await run((tx) => moveClock(tx, { days: 8 }));
    expect(await run((tx) => cases(tx.store).get(ywlsh)?.ywzt)).toBe('86');
    expect((await run((tx) => signRequest(tx, ZHOU_KAI, qmbh))).zt).toBe('3');
    const late = await refusalOf(run((tx) => openInvitedSignature(tx, wall, ZHOU_KAI, qmbh)));
    expect(late.message).toBe('贷款申请已失效，没有发生变更，您无需再处理');
    const { list } = await run((tx) => listMessages(tx, ZHAO_MIN, { page: 1, size: 50 }));
    expect(list.find(({ title }) => title === '贷款申请已失效')?.nr).toContain(
      '未等到周凯（共同借款人）签署；已签署：钱程，未签署：周凯。您可以重新申请；签署人在境外也能打开短信中的签署链接',
    );
  });
});
