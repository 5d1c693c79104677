import { openRecoverQr, recoverQrState } from '@mocks/centre/access/passwords/password-recovery';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOBODY, OPERATORS, PEOPLE } from '../../../people';
import { openForVisitors, type Visitors } from '../../visitors';
import { claim, DEVELOPER, HUAXIA, LANTIAN, OTHER, set, signIn, type Who, ZHANG } from './recover';

const NEW = 'Xin@2027';
const UNKNOWN: Who = { loginType: '1', number: NOBODY.zjhm };

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

describe('step 2 by face', () => {
  const scan = (uuid: string, action: string, zjhm = '') => centre.phone({ uuid }, action, zjhm);
  const openQr = (ticket: string) => centre.ask((tx, { wall }) => openRecoverQr(tx, wall, ticket));
  const open = async (who: Who) => {
    const { ticket } = (await claim(centre, who)).data;
    return { ticket, uuid: (await openQr(ticket)).data.uuid as string };
  };
  const state = async (ticket: string, uuid: string) =>
    (await centre.ask((tx, { wall }) => recoverQrState(tx, wall, ticket, uuid))).data.zt;

  test('scanned, confirmed, then the new password: for whoever has a face on file', async () => {
    const cases: [string, Who, string][] = [
      ['an individual', ZHANG, ZHANG.number],
      ['the operator of a unit', HUAXIA, OPERATORS.吴晓东.jbrzjhm],
      ['a further operator', LANTIAN, OPERATORS.吴晓东.jbrzjhm],
      ['the operator of an other unit', OTHER, OPERATORS.郑保国.jbrzjhm],
    ];
    for (const [_who, who, zjhm] of cases) {
      await centre.reset();
      const { ticket, uuid } = await open(who);
      expect(await state(ticket, uuid)).toBe('waiting');
      await scan(uuid, 'scan', zjhm);
      expect(await state(ticket, uuid)).toBe('scanned');
      expect((await set(centre, who, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
      await scan(uuid, 'confirm', zjhm);
      expect(await state(ticket, uuid)).toBe('confirmed');
      expect((await set(centre, who, { ticket, dxyzm: '' }, NEW)).code).toBe('0');
      expect((await signIn(centre, who, NEW)).code).toBe('0');
    }
  });

  test("a stranger's face, and anybody's for an account that is none, is refused in the same words", async () => {
    const refused = '人脸与账号本人或登记的经办人不一致，核验未通过';
    const known = await open(ZHANG);
    expect((await scan(known.uuid, 'confirm', PEOPLE.李晓梅.zjhm)).msg).toBe(refused);
    const unknown = await open(UNKNOWN);
    for (const zjhm of [UNKNOWN.number, PEOPLE.李晓梅.zjhm, '']) {
      expect((await scan(unknown.uuid, 'confirm', zjhm)).msg).toBe(refused);
    }
    expect(await state(unknown.ticket, unknown.uuid)).not.toBe('confirmed');
    expect((await set(centre, ZHANG, { ticket: known.ticket, dxyzm: '' }, NEW)).code).toBe('1');
  });

  test('cancelled on the phone, expired after two minutes, of another ticket: none proves anything', async () => {
    const { ticket, uuid } = await open(ZHANG);
    await scan(uuid, 'cancel');
    expect(await state(ticket, uuid)).toBe('cancelled');
    const other = await open(ZHANG);
    expect(await state(other.ticket, uuid)).toBe('expired');
    centre.passTime(121_000);
    expect(await state(other.ticket, other.uuid)).toBe('expired');
    expect((await set(centre, ZHANG, { ticket, dxyzm: '' }, NEW)).msg).toBe('请先完成短信验证或刷脸核验');
  });

  test('a developer has nobody whose face is known', async () => {
    const { ticket } = (await claim(centre, DEVELOPER)).data;
    const answer = await openQr(ticket);
    expect(answer.msg).toBe('开发商账号不支持刷脸核验，请使用短信验证或到柜台办理');
  });
});
