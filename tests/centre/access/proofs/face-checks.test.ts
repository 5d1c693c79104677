// @vitest-environment node

import {
  faceChecked,
  faceState,
  openFaceCheck,
  requireEntryFace,
  requireFaceCheck,
} from '@mocks/centre/access/proofs/face-checks';
import type { SessionRecord } from '@mocks/centre/access/sessions';
import { startFor } from '@mocks/centre/access/start-session';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { operatePhone } from '@mocks/centre/phone';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centreOn, LIU_YANG, refusalOf, ZHAO_MIN } from '../../fixture';

const LIU_ZJHM = PEOPLE.刘洋.zjhm;
const ENTRY = 'grwt.zhxx.lhjyryyw.kkzh_bg';

let centre: Centre;
let wall = 0;
let session: SessionRecord;
beforeEach(async () => {
  centre = await centreOn();
  wall = Date.parse('2026-11-21T10:00:00+08:00');
  session = await run((tx) => startFor(tx, wall, '1', LIU_YANG, '101'));
});
const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const open = (menuId = ENTRY) => run((tx) => openFaceCheck(tx, wall, session, menuId));
const phone = (uuid: string, action: string, zjhm = '') => run((tx) => operatePhone(tx, wall, { uuid, action, zjhm }));
const checked = (whose = session, menuId = ENTRY) => run((tx) => faceChecked(tx, wall, whose, menuId));

it('opens this entry for this session, for ten minutes', async () => {
  const uuid = await open();
  expect(await checked()).toEqual({ zt: 'waiting', hybh: '', yxsj: 0 });
  await phone(uuid, 'scan');
  await phone(uuid, 'confirm', LIU_ZJHM);
  const state = await run((tx) => faceState(tx, wall, session, uuid));
  expect(state).toEqual({ zt: 'confirmed', hybh: expect.stringMatching(/^HY[0-9A-F]{18}$/), yxsj: 600 });
  wall += 599_000;
  expect(await checked()).toEqual({ zt: 'confirmed', hybh: state.hybh, yxsj: 1 });
  wall += 1000;
  expect((await checked()).hybh).toBe('');

  wall -= 600_000;
  expect((await checked(session, 'grwt.other')).hybh).toBe('');
  const another = await run((tx) => startFor(tx, wall, '1', LIU_YANG, '101'));
  expect((await checked(another)).hybh).toBe('');
  expect((await run((tx) => faceState(tx, wall, another, uuid))).zt).toBe('expired');
});

it('is not passed by another face, a cancelled or an outlived code', async () => {
  const uuid = await open();
  expect((await refusalOf(phone(uuid, 'confirm', PEOPLE.赵敏.zjhm))).message).toBe(
    '人脸与当前登录人不一致，核验未通过',
  );
  expect((await run((tx) => faceState(tx, wall, session, uuid))).zt).toBe('waiting');
  const unseen = run((tx) => operatePhone(tx, wall, { uuid, action: 'confirm', zjhm: '', face: 'none' }));
  expect((await refusalOf(unseen)).message).toContain('未能识别人脸');
  await phone(uuid, 'cancel');
  expect((await run((tx) => faceState(tx, wall, session, uuid))).zt).toBe('cancelled');
  const late = await open();
  wall += 121_000;
  expect(await phone(late, 'confirm')).toMatchObject({ message: '二维码不存在或已失效' });
  expect((await checked()).hybh).toBe('');
});

it('stands behind a submission of the same person for an hour', async () => {
  const uuid = await open('');
  await phone(uuid, 'confirm');
  const { hybh } = await run((tx) => faceState(tx, wall, session, uuid));
  await run((tx) => requireFaceCheck(tx, LIU_YANG, hybh));
  for (const [actor, number] of [
    [ZHAO_MIN, hybh],
    [LIU_YANG, ''],
    [LIU_YANG, 'HY000000000000000000'],
  ] as const) {
    const refused = await refusalOf(run((tx) => requireFaceCheck(tx, actor, number)));
    expect(refused.message).toBe('请先完成刷脸核验后再提交');
  }
  await run((tx) => moveClock(tx, { days: 1 }));
  await refusalOf(run((tx) => requireFaceCheck(tx, LIU_YANG, hybh)));
});

it('is not asked of whoever has signed in by face', async () => {
  const enter = () => run((tx) => requireEntryFace(tx, LIU_YANG, ENTRY, '扣款账户变更'));
  expect((await refusalOf(enter())).message).toContain('请先完成刷脸核验');
  await run((tx) => startFor(tx, wall, '1', ZHAO_MIN, '106'));
  await refusalOf(enter());
  await run((tx) => startFor(tx, wall, '1', LIU_YANG, '108'));
  await enter();
});
