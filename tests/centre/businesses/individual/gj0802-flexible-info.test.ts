// @vitest-environment node

import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { historyOf, infoOf } from '@mocks/centre/kernel/person-info';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { mandateOf } from '@mocks/centre/members/flexible/flexible-mandates';
import { sendInfoCode } from '@mocks/centre/members/info/info-codes';
import { caseDetail } from '@mocks/centre/office/cases';
import { expect, it } from 'vitest';
import { maskPhone } from '@/domain/text/mask';
import { NEW_PHONES, PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest, LIU_YANG, refusalOf } from '../../fixture';
import { send } from '../../flexible-fixture';

const { grzh, sjhm, yhzh } = PEOPLE.阿依古丽;

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const change = (tx: Transaction, values: object, actor: Actor = AYIGULI) => send(tx, actor, 'GJ0802', { ...values });
const info = ({ store }: Transaction) => {
  const person = persons(store).get(grzh);
  return person && infoOf(store, person);
};
const codeTo = (tx: Transaction, to: string) => readOutbox(tx).find((one) => one.to === to && one.code !== '')?.code;

it('each of the two businesses sends the other’s people there', async () => {
  expect((await refusalOf(run((tx) => change(tx, { xueli: '10' }, LIU_YANG)))).message).toBe(
    '您不是灵活就业人员，请办理“个人账户信息变更”',
  );
  const there = run((tx) => send(tx, AYIGULI, 'GJ0302', { xueli: '10' }));
  expect((await refusalOf(there)).message).toBe('灵活就业人员请办理“灵活就业人员信息变更”');
});

it('who works for no platform any more has none, and the kind of work cannot be taken away', async () => {
  await run((tx) => change(tx, { lhrylb: '3', cyrzt: '2' }));
  expect(await run(info)).toMatchObject({ lhrylb: '3', cyrzt: '2' });
  expect((await refusalOf(run((tx) => change(tx, { lhrylb: '' })))).fieldErrors).toEqual({
    lhrylb: '人员类别不能为空',
  });
  await run((tx) => change(tx, { lhrylb: '1' }));
  expect(await run(info)).toMatchObject({ lhrylb: '1', cyrzt: '' });
  expect((await refusalOf(run((tx) => change(tx, { lhrylb: '3' })))).fieldErrors).toEqual({
    cyrzt: '请选择从业平台类型',
  });
});

it('a member of a unit keeps no kind of work by the other business', async () => {
  await refusalOf(run((tx) => send(tx, LIU_YANG, 'GJ0302', { lhrylb: '3', cyrzt: '2' })));
  expect(await run(({ store }) => store.table('person-info').get(PEOPLE.刘洋.grzh))).not.toHaveProperty(
    'values.lhrylb',
  );
});

it('another phone and card are proved as in GJ0302, and the account that is debited stays', () =>
  run((tx) => {
    const phone = NEW_PHONES.own;
    sendInfoCode(tx, AYIGULI, { mb: 'new', sjhm: phone });
    sendInfoCode(tx, AYIGULI, { mb: 'old', sjhm: '' });
    const codes = { dxyzm: codeTo(tx, phone), ydxyzm: codeTo(tx, sjhm) };
    const values = { sjhm: phone, grckzhkhyhdm: '105', grckzhhm: yhzh, ysjty: '1' };
    expect(() => change(tx, values)).toThrow('业务信息填写有误');
    expect(change(tx, { ...values, ...codes }).ywzt).toBe('99');
    expect(info(tx)).toMatchObject({ sjhm: phone, grckzhhm: yhzh });
    expect(mandateOf(tx.store, grzh)?.kkzh).toBe('6222020200000104113');
  }));

it('another phone that the mask shows like the former is told as another one, in the case and in the history', () =>
  run((tx) => {
    const phone = `${sjhm.slice(0, 3)}1111${sjhm.slice(-4)}`;
    sendInfoCode(tx, AYIGULI, { mb: 'new', sjhm: phone });
    sendInfoCode(tx, AYIGULI, { mb: 'old', sjhm: '' });
    const { ywlsh } = change(tx, {
      sjhm: phone,
      ysjty: '1',
      dxyzm: codeTo(tx, phone),
      ydxyzm: codeTo(tx, sjhm),
    });
    const said = `${maskPhone(phone)}（中间的数字不同）`;
    expect(caseDetail(tx, AYIGULI, { ywlsh }).sqnr).toEqual([
      { label: '手机号码', value: `${maskPhone(sjhm)} → ${said}` },
    ]);
    expect(historyOf(tx.store, grzh)[0]?.bgx).toEqual([{ label: '手机号码', ysz: maskPhone(sjhm), xsz: said }]);
  }));
