// @vitest-environment node

import { beginFaceSignIn, faceProgress, signInByFace, submitFacePictures } from '@mocks/centre/access/face-sign-in';
import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { freezeSignIn } from '@mocks/centre/access/sign-in-freezes';
import { setMethod } from '@mocks/centre/access/sign-in-methods';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { PUBLIC } from '@mocks/centre/kernel/transaction';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeBytes } from '@/lib/base64';
import { jpeg } from '../../face-pictures';
import { NOBODY, PEOPLE } from '../../people';
import { type Answered, encrypted, openForVisitors, type Visitors } from '../visitors';

const ZHANG = PEOPLE.张建国.zjhm;
const LIU = PEOPLE.刘洋.zjhm;
const UNKNOWN = NOBODY.zjhm;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const SHOT = encodeBytes(jpeg(640, 480));
const MOVES = [encodeBytes(jpeg(320, 240)), encodeBytes(jpeg(320, 240, 4000, 0x22))];

interface Named {
  uuid: string;
  ticket: string;
}

const begin = (xingming = '张建国', zjhm = ZHANG) => beginWith(encrypted(xingming), encrypted(zjhm));
const beginWith = (xingming: string, zjhm: string) =>
  centre.ask((tx, visit) => beginFaceSignIn(tx, visit, { xingming, zjhm }));
const picture = ({ uuid, ticket }: Named, shot = SHOT, moves = MOVES) =>
  centre.ask((tx, { wall }) => submitFacePictures(tx, wall, { uuid, ticket, shot, moves }));
const state = ({ uuid, ticket }: Named) => centre.ask((tx, { wall }) => faceProgress(tx, wall, { uuid, ticket }));
const enter = ({ uuid, ticket }: Named) => centre.ask((tx, visit) => signInByFace(tx, visit, { uuid, ticket }));
const phone = (of: { uuid: string }, action: string, zjhm = '') => centre.phone(of, action, zjhm);
const whoIs = async (answer: Answered) => (await centre.whoIs(answer.data.access_token)).data;

/** One whole try with a camera, decided by the recogniser. */
async function attempt(action: 'confirm' | 'cancel', zjhm = '', of?: [xingming: string, zjhm: string]) {
  const { data } = await begin(...(of ?? []));
  await picture(data);
  await phone(data, action, zjhm);
  return { request: data as Named, progress: (await state(data)).data };
}

const recordOf = (account: string) =>
  centre.transact((tx) => accessLog(tx, findAccount(tx, '1', account)?.owner ?? PUBLIC));

describe('success', () => {
  test('by the camera: request, pictures, the recogniser says yes, one session', async () => {
    const opened = await begin();
    expect(opened).toMatchObject({ code: '0', data: { yxsj: 180 } });
    expect(opened.data.hdm).toMatch(/^\d\d$/);
    expect(opened.data.dzts).toMatch(/^请.*(眼|嘴|头)$/);
    expect((await state(opened.data)).data).toEqual({ zt: 'waiting', sm: '' });
    expect((await picture(opened.data)).data).toEqual({ zt: 'checking', sm: '' });
    expect((await phone(opened.data, 'confirm', ZHANG)).code).toBe('0');
    expect((await state(opened.data)).data).toEqual({ zt: 'passed', sm: '' });
    const session = await enter(opened.data);
    expect(session).toMatchObject({ code: '0', data: { loginMethod: '106', expires_in: 1800 } });
    expect(await whoIs(session)).toMatchObject({ nikName: '张建国', loginType: '1', loginMethod: '106' });
    expect((await recordOf(ZHANG))[0]).toMatchObject({ fs: '刷脸登录', nr: '登录成功', cg: '1' });
  });

  test('by the phone alone, without any picture from this machine', async () => {
    const { data } = await begin();
    await phone(data, 'confirm');
    expect(await whoIs(await enter(data))).toMatchObject({ nikName: '张建国' });
  });

  test('a person with a second factor needs no phone code after the face', async () => {
    const { request } = await attempt('confirm', '', ['赵敏', PEOPLE.赵敏.zjhm]);
    expect((await enter(request)).data).toMatchObject({ loginMethod: '106' });
  });

  test('a name with another kind of dot is the same name', async () => {
    const { progress } = await attempt('confirm', '', ['阿依古丽•买买提', PEOPLE.阿依古丽.zjhm]);
    expect(progress.zt).toBe('passed');
  });

  test('the phone is told who asks, masked, with the digits of the screen', async () => {
    const { data } = await begin();
    const [entry] = await centre.outbox();
    expect(entry).toMatchObject({
      kind: 'face',
      code: 'face-login',
      uuid: data.uuid,
      to: '张**（110***********1219）',
    });
    expect(entry?.text).toContain(`核对码应为${data.hdm}`);
    expect(JSON.stringify(entry)).not.toContain(ZHANG);
    expect(JSON.stringify(entry)).not.toContain('建国');
    expect(JSON.stringify(entry)).not.toContain(data.ticket);
  });

  test('the picture is not kept', async () => {
    const { data } = await begin();
    await picture(data);
    const kept = await centre.transact((tx) => JSON.stringify([...tx.store.table('face-sign-ins').values()]));
    expect(kept).toContain(data.uuid);
    expect(kept).not.toContain(SHOT.slice(0, 60));
    expect(kept).not.toContain(MOVES[0]?.slice(0, 60));
  });
});

describe('the face does not pass', () => {
  test('not recognised', async () => {
    const { request, progress } = await attempt('cancel');
    expect(progress).toEqual({ zt: 'unclear', sm: expect.stringContaining('没有识别到清晰的人脸') });
    expect(await enter(request)).toMatchObject({ code: '1', msg: '刷脸尚未通过，请先完成刷脸', data: null });
    expect((await recordOf(ZHANG))[0]).toMatchObject({ fs: '刷脸登录', cg: '0' });
  });

  test('the face of somebody else', async () => {
    const { request, progress } = await attempt('confirm', LIU);
    expect(progress).toEqual({ zt: 'different', sm: expect.stringContaining('不一致，未通过') });
    expect((await enter(request)).data).toBeNull();
  });

  test('another face, a wrong name and an unknown number: one and the same answer at every step', async () => {
    const answers = [];
    for (const [xingming, zjhm, face] of [
      ['张建国', ZHANG, LIU],
      ['张建', ZHANG, ZHANG],
      ['张建国', UNKNOWN, UNKNOWN],
      ['张建国', UNKNOWN, ''],
    ] as const) {
      const opened = await begin(xingming, zjhm);
      const taken = await picture(opened.data);
      await phone(opened.data, 'confirm', face);
      const { uuid: _u, ticket: _t, hdm: _h, dzts: _d, ...rest } = opened.data;
      answers.push([opened.code, opened.msg, rest, taken, await state(opened.data), (await enter(opened.data)).msg]);
    }
    expect(answers[0]?.[4]).toMatchObject({ data: { zt: 'different' } });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test('called off on the phone before there was a face: told, and counted as no failure', async () => {
    for (let no = 0; no < 6; no += 1) {
      const { data } = await begin();
      await phone(data, 'cancel');
      expect((await state(data)).data).toEqual({ zt: 'unclear', sm: expect.stringContaining('手机上的刷脸未完成') });
    }
    expect((await begin()).code).toBe('0');
  });

  test.each([
    ['known', '张建国', ZHANG],
    ['unknown', '无此人', UNKNOWN],
  ])('five failures lock the face of a number that is %s, with reason and time, for ten minutes', async (_k, ...of) => {
    for (let no = 1; no < 5; no += 1) expect((await attempt('confirm', LIU, of)).progress.zt).toBe('different');
    const fifth = (await attempt('cancel', '', of)).progress;
    expect(fifth.zt).toBe('locked');
    expect(fifth.sm).toMatch(/^刷脸连续5次未通过，.*已锁定，请于10:1\d:\d\d后（约10分钟）再试/);
    const refused = await begin(...of);
    expect(refused).toMatchObject({ code: '1003', data: null });
    expect(refused.msg).toBe(fifth.sm);
    centre.passTime(10 * 60_000 + 1000);
    expect((await begin(...of)).code).toBe('0');
  });

  test('a face that passed ends the count', async () => {
    for (let no = 1; no < 5; no += 1) await attempt('confirm', LIU);
    const { request } = await attempt('confirm');
    expect((await enter(request)).code).toBe('0');
    expect((await attempt('confirm', LIU)).progress.zt).toBe('different');
  });

  test('more than ten requests for one number in ten minutes are too many: each calls a phone', async () => {
    for (let no = 0; no < 10; no += 1) expect((await begin()).code).toBe('0');
    expect((await begin()).code).toBe('429');
    expect((await begin('刘洋', LIU)).code).toBe('0');
    centre.passTime(10 * 60_000 + 1000);
    expect((await begin()).code).toBe('0');
  });
});

describe('the account', () => {
  test('not registered in the hall: said only to the right face', async () => {
    const wrong = await attempt('confirm', LIU, ['何雨', PEOPLE.何雨.zjhm]);
    expect(wrong.progress.zt).toBe('different');
    const { request } = await attempt('confirm', '', ['何雨', PEOPLE.何雨.zjhm]);
    const refused = await enter(request);
    expect(refused).toMatchObject({ code: '1', data: null });
    expect(refused.msg).toContain('您尚未注册网上办事大厅');
  });

  test('frozen by its holder: refused after the face, with the way on', async () => {
    await centre.transact((tx) => freezeSignIn(tx, findAccount(tx, '1', ZHANG)?.owner ?? PUBLIC));
    const { request, progress } = await attempt('confirm');
    expect(progress.zt).toBe('passed');
    const refused = await enter(request);
    expect(refused).toMatchObject({ code: '1004', data: null });
    expect(refused.msg).toContain('由本人冻结登录');
  });

  test('the centre has switched the method off', async () => {
    const { data } = await begin();
    await phone(data, 'confirm');
    await centre.transact((tx) => setMethod(tx, 'face', []));
    for (const answer of [await begin(), await enter(data)]) {
      expect(answer).toMatchObject({ code: '1', msg: '刷脸登录暂未开放，请选择其他登录方式', data: null });
    }
  });
});

describe('a request', () => {
  test('is over after 180 seconds, for the form and for the phone', async () => {
    const { data } = await begin();
    centre.passTime(181_000);
    expect((await state(data)).data.zt).toBe('expired');
    expect((await picture(data)).msg).toBe('本次刷脸已失效，请重新刷脸');
    expect((await phone(data, 'confirm')).msg).toBe('刷脸请求已失效');
    expect((await enter(data)).data).toBeNull();
  });

  test('that passed and was left lying opens nothing after 180 seconds', async () => {
    const { request } = await attempt('confirm');
    centre.passTime(181_000);
    expect(await enter(request)).toMatchObject({ code: '1', data: null });
  });

  test('opens one session, not two', async () => {
    const { request } = await attempt('confirm');
    expect((await enter(request)).code).toBe('0');
    expect(await enter(request)).toMatchObject({ code: '1', msg: '本次刷脸已失效，请重新刷脸' });
  });

  test('of somebody else: its uuid without the ticket tells nothing and opens nothing', async () => {
    const { request } = await attempt('confirm');
    const own = (await begin('刘洋', LIU)).data;
    for (const ticket of ['', own.ticket, request.uuid]) {
      const stolen = { uuid: request.uuid, ticket };
      expect((await state(stolen)).data.zt).toBe('expired');
      expect((await picture(stolen)).data).toBeNull();
      expect((await enter(stolen)).data).toBeNull();
    }
    expect((await enter(request)).code).toBe('0');
  });

  test('is decided once', async () => {
    const { request } = await attempt('cancel');
    expect((await phone(request, 'confirm')).msg).toBe('刷脸请求已处理');
    expect((await picture(request)).data.zt).toBe('unclear');
    expect((await phone({ uuid: (await begin()).data.uuid }, 'smile')).code).toBe('1');
  });

  test('with a number that is not encrypted is unreadable: the hall fetches the key again', async () => {
    for (const zjhm of [ZHANG, '', '04abcdef']) {
      expect(await beginWith(encrypted('张建国'), zjhm)).toMatchObject({ code: '1001', data: null });
    }
  });
});

describe('the pictures', () => {
  const big = encodeBytes(jpeg(640, 480, 310 * 1024));
  const cut = encodeBytes(jpeg(640, 480).slice(0, -10));
  test('are refused in words, and the request still waits', async () => {
    const first = MOVES[0] ?? '';
    const cases: [string, string, string[], string][] = [
      ['none', '', MOVES, '没有收到照片'],
      ['no Base64', '人脸', MOVES, '没有收到照片'],
      ['no JPEG', encodeBytes(new TextEncoder().encode('<html>'.repeat(50))), MOVES, '照片无法识别'],
      ['cut off', cut, MOVES, '照片无法识别'],
      ['over 300 kB', big, MOVES, '照片超过300KB'],
      ['too small to see a face', encodeBytes(jpeg(120, 90)), MOVES, '照片的尺寸不符合要求'],
      ['larger than any screen', encodeBytes(jpeg(8000, 6000)), MOVES, '照片的尺寸不符合要求'],
      ['no movement sent', SHOT, [], '缺少按提示做动作的画面'],
      ['too many', SHOT, Array.from({ length: 6 }, () => first), '缺少按提示做动作的画面'],
      ['twice the same picture', SHOT, [first, first], '画面没有变化'],
      ['a movement that is no JPEG', SHOT, [first, 'AAAA'], '照片无法识别'],
    ];
    for (const [what, shot, moves, words] of cases) {
      await centre.reset();
      const { data } = await begin();
      const answer = await picture(data, shot, moves);
      expect(answer, what).toMatchObject({ code: '1', data: null });
      expect(answer.msg, what).toContain(words);
      expect((await state(data)).data.zt, what).toBe('waiting');
    }
  });
});
