import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { sendPayeeCode } from '@mocks/centre/withdrawals/payee-codes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPhone } from '@/domain/text/mask';
import { fileCentre } from '../../file-centre';
import { PEOPLE } from '../../people';
import { runs } from '../../property-runs';
import { apply, LIU_YANG, RENT, ZHOU_KAI } from '../fixture';
import { refused } from '../submit';
import { provedCard } from '../withdrawal-fixture';

const centre = fileCentre();

const CARD = { skzhly: '2', skyhdm: '105', skyhzh: '6222020200000020301' };
const OTHER = '6222020200000099999';
const sent = { ...RENT, ...CARD, ywlx: 'TQ0107' };

it('a code is sent for one card, to the registered mobile, and says which', () =>
  centre.transact((tx) => {
    expect(sendPayeeCode(tx, LIU_YANG, CARD)).toEqual({ sjhm: maskPhone(PEOPLE.刘洋.sjhm) });
    expect(readOutbox(tx)[0]).toMatchObject({
      to: PEOPLE.刘洋.sjhm,
      text: expect.stringContaining('您正在填写新的收款银行卡（尾号0301）'),
    });
    expect(() => sendPayeeCode(tx, ZHOU_KAI, { skyhzh: '6222****0301' })).toThrow('请先填写正确的收款账号');
    // Another card is no way around the limit of one phone.
    expect(() => sendPayeeCode(tx, LIU_YANG, { skyhzh: OTHER })).toThrow('请求过频繁');
  }));

it('no card but the bound one is taken without the code that was sent for it', () =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, LIU_YANG, 'TQ0107');
    const { dxyzm } = provedCard(tx, LIU_YANG, CARD);
    const card = fc.stringMatching(/^\d{12,19}$/).filter((one) => one !== CARD.skyhzh && one !== PEOPLE.刘洋.yhzh);
    fc.assert(
      fc.property(card, fc.constantFrom('', dxyzm, undefined), (skyhzh, code) => {
        const { fieldErrors = {} } = refused(() =>
          submit(tx, LIU_YANG, { ...sent, ywlsh, skyhzh, ...(code !== undefined && { dxyzm: code }) }),
        );
        expect(Object.keys(fieldErrors)).toEqual(['dxyzm']);
      }),
      runs(),
    );
    // None of it has used the code up.
    expect(submit(tx, LIU_YANG, { ...sent, ywlsh, dxyzm }).ywzt).toBe('98');
  }));

it.each([
  ['somebody else’s', { actor: ZHOU_KAI, later: 0 }],
  ['one that is too old', { actor: LIU_YANG, later: 301_000 }],
])('%s is no code', (_, { actor, later }) =>
  centre.transact((tx) => {
    const earlier = { ...tx, now: () => tx.now() - later };
    const proved = provedCard(earlier, actor, CARD);
    expect(refused(() => apply(tx, LIU_YANG, { ...RENT, ...proved })).fieldErrors).toEqual({
      dxyzm: '短信验证码错误或已失效',
    });
  }),
);

it('sent back, the card that was proved needs no second code; another one does, and a code is good once', () =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, LIU_YANG, 'TQ0107');
    const hour = { ...tx, now: () => tx.now() - 3_600_000 };
    const proved = provedCard(hour, LIU_YANG, CARD);
    expect(submit(hour, LIU_YANG, { ...sent, ...proved, ywlsh }).ywzt).toBe('98');
    review(tx, { ywlsh, result: 'return', opinion: '金额请核对' });
    const smaller = { ...sent, sqtqje: '4000.00', ywlsh };
    const changed = { ...smaller, skyhzh: OTHER };
    expect(refused(() => submit(tx, LIU_YANG, { ...changed, dxyzm: proved.dxyzm })).fieldErrors).toEqual({
      dxyzm: '验证码是为尾号0301的账户发送的，请为现在填写的收款账号重新获取',
    });
    expect(submit(tx, LIU_YANG, smaller).ywzt).toBe('98');
    review(tx, { ywlsh, result: 'return', opinion: '账号请核对' });
    expect(submit(tx, LIU_YANG, { ...changed, ...provedCard(tx, LIU_YANG, { skyhzh: OTHER }) }).ywzt).toBe('98');
  }));

it('the bound card needs no code, however it is typed', () =>
  centre.transact((tx) => {
    const bound = { ...CARD, skyhdm: '102', skyhzh: PEOPLE.刘洋.yhzh };
    expect(apply(tx, LIU_YANG, { ...RENT, ...bound }).ywzt).toBe('99');
  }));
